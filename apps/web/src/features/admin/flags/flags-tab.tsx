import { Switch } from '@base-ui/react/switch';
import type { AdminFlag } from '@cleanpaste/contract';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Panel } from '../../../components/panel.tsx';
import { flagsCopy as copy } from '../../../copy/flags-copy.ts';
import { AuditPanel, type AuditProps } from '../audit/audit-log.tsx';
import { auditPlace } from '../lists/audit-line.tsx';
import { formatMomentUtc } from '../lists/figures.ts';
import { ListState } from '../lists/list-state.tsx';
import { changeFlag, useAdminFlags } from './api.ts';

const changedKey = 'flag-changed';

/**
 * The page is loaded anew after a change, so that all of it knows; the good news is told afterwards.
 * @returns the flag that was changed, whose switch has the focus again; null without one
 */
function useNewsAfterReload(): string | null {
  const [changed, setChanged] = useState<string | null>(null);
  useEffect(() => {
    const name = sessionStorage.getItem(changedKey);
    if (name === null) return;
    sessionStorage.removeItem(changedKey);
    setChanged(name);
    toast.success(copy.updated);
  }, []);
  return changed;
}

function FlagRow({ flag, isChanged }: { flag: AdminFlag; isChanged: boolean }) {
  const [busy, setBusy] = useState(false);
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChanged) control.current?.focus({ preventScroll: true });
  }, [isChanged]);

  async function change(enabled: boolean) {
    setBusy(true);
    try {
      await changeFlag(flag.name, enabled);
      sessionStorage.setItem(changedKey, flag.name);
      location.reload();
    } catch {
      toast.error(copy.updateFailed);
      setBusy(false);
    }
  }

  return (
    <li className="flex items-center justify-between gap-6 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <p id={`flag-${flag.name}`} className="font-mono text-[0.95rem] break-words">
          {flag.name}
        </p>
        {copy.hints[flag.name] ? (
          <p className="mt-0.5 text-[0.95rem]">{copy.hints[flag.name]}</p>
        ) : null}
        <p className="mt-0.5 text-sm text-soft">
          {flag.updatedAt ? copy.changed(formatMomentUtc(flag.updatedAt)) : copy.never}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-2.5">
        <span aria-hidden="true" className="text-sm text-soft">
          {flag.enabled ? copy.on : copy.off}
        </span>
        <Switch.Root
          ref={control}
          aria-labelledby={`flag-${flag.name}`}
          checked={flag.enabled}
          disabled={busy}
          onCheckedChange={change}
          className="flex h-7 w-12 shrink-0 items-center rounded-full bg-edge transition-colors data-[checked]:bg-accent data-[disabled]:opacity-60"
        >
          <Switch.Thumb className="block size-5 translate-x-1 rounded-full bg-white shadow transition-transform data-[checked]:translate-x-6 dark:data-[checked]:bg-accent-ink" />
        </Switch.Root>
      </div>
    </li>
  );
}

interface FlagsTabProps extends AuditProps {
  /** Whether there is a tab of logs, where the audit log stands; undefined while nobody knows. */
  hasLogs: boolean | undefined;
}

/** The switches of the product. Until there is a tab of logs, the audit log stands below them. */
export function FlagsTab({ hasLogs, ...audit }: FlagsTabProps) {
  const query = useAdminFlags();
  const changed = useNewsAfterReload();
  return (
    <div className="space-y-6">
      <Panel title={copy.title}>
        <ListState
          query={query}
          failed={copy.loadFailed}
          empty={query.data?.length === 0 ? copy.none : null}
          rows={2}
        />
        <ul className="divide-y divide-line">
          {query.data?.map((flag) => (
            <FlagRow key={flag.name} flag={flag} isChanged={flag.name === changed} />
          ))}
        </ul>
      </Panel>
      {hasLogs ? (
        <p className="text-sm text-soft">
          {copy.written.before}
          <Link to={auditPlace} className="underline underline-offset-3 hover:text-ink">
            {copy.written.log}
          </Link>
          {copy.written.after}
        </p>
      ) : null}
      {hasLogs === false ? <AuditPanel {...audit} /> : null}
    </div>
  );
}
