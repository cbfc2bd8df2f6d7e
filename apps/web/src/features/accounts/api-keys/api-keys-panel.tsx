import type { ApiKeyCreated, ApiKeyItem } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import ConfirmDialog from '../../../components/confirm-dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { apiKeysCopy as copy } from '../../../copy/api-keys-copy.ts';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { createApiKey, revokeApiKey, useApiKeys } from './api.ts';
import { KeyRow } from './key-row.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';

/** The keys of an account: shown once, and listed by their beginning. Without a plan they clean and scan. */
export function ApiKeysPanel({ hasPlan }: { hasPlan: boolean }) {
  const { data: items, isError, refetch } = useApiKeys();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [created, setCreated] = useState<ApiKeyCreated | null>(null);
  const [revoking, setRevoking] = useState<ApiKeyItem | null>(null);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeys.apiKeys() });

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    if (name.trim() === '') {
      setProblem(copy.nameMissing);
      field?.focus();
      return;
    }
    setProblem(null);
    setBusy(true);
    try {
      setCreated(await createApiKey(name.trim()));
      setName('');
      await refresh();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : copy.createFailed);
    } finally {
      setBusy(false);
    }
  }

  async function revoke() {
    if (!revoking) return;
    try {
      await revokeApiKey(revoking.id);
      await refresh();
    } catch {
      toast.error(copy.revokeFailed);
    }
    setRevoking(null);
  }

  return (
    <Panel
      title={copy.title}
      aside={
        <Link
          to="/docs/api"
          className="-my-3 flex items-center text-sm font-medium text-accent hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {copy.docs}
        </Link>
      }
    >
      <p className="border-b border-line px-5 py-3.5 text-sm text-soft sm:px-6">
        {hasPlan ? copy.intro : copy.introFree}
      </p>
      {isError && !items ? <LoadFailed onRetry={refetch}>{copy.loadFailed}</LoadFailed> : null}
      {!items && !isError ? <Skeleton rows={1} /> : null}
      {items?.length === 0 ? (
        <p className="border-b border-line px-5 py-3.5 text-soft sm:px-6">{copy.none}</p>
      ) : null}
      <ul>
        {items?.map((item) => (
          <KeyRow key={item.id} item={item} onRevoke={() => setRevoking(item)} />
        ))}
      </ul>
      <form onSubmit={create} className="flex flex-wrap items-end gap-3 px-5 py-4 sm:px-6">
        <Field
          label={copy.name}
          value={name}
          onChange={setName}
          error={problem}
          placeholder={copy.placeholder}
          maxLength={60}
          className="min-w-[min(13rem,100%)] grow"
        />
        <Button type="submit" kind="quiet" disabled={busy}>
          {busy ? copy.creating : copy.create}
        </Button>
      </form>
      <NewKeyDialog created={created} onClose={() => setCreated(null)} />
      <ConfirmDialog
        open={revoking !== null}
        title={copy.revokeAsk(revoking?.name ?? '')}
        body={copy.revokeHint}
        confirm={copy.revoke}
        cancel={dashboardCopy.cancel}
        onConfirm={revoke}
        onClose={() => setRevoking(null)}
      />
    </Panel>
  );
}
