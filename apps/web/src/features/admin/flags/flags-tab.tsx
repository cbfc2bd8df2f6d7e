import { Switch } from '@base-ui/react/switch';
import type { AdminFlag } from '@cleanpaste/contract';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Panel } from '../../../components/panel.tsx';
import { flagsCopy as copy } from '../../../copy/flags-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { ListState } from '../lists/list-state.tsx';
import { changeFlag, useAdminFlags } from './api.ts';
import { AuditPanel, type AuditPanelProps } from './audit-panel.tsx';

const changedKey = 'flag-changed';

/** The page is loaded anew after a change, so that all of it knows; the good news is told afterwards. */
function useNewsAfterReload() {
  useEffect(() => {
    if (sessionStorage.getItem(changedKey) === null) return;
    sessionStorage.removeItem(changedKey);
    toast.success(copy.updated);
  }, []);
}

function FlagRow({ flag }: { flag: AdminFlag }) {
  const [busy, setBusy] = useState(false);

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
        <p className="mt-0.5 text-sm text-soft">
          {copy.hints[flag.name] ? `${copy.hints[flag.name]} ` : ''}
          {flag.updatedAt ? copy.changed(formatDateTime(flag.updatedAt)) : copy.never}
        </p>
      </div>
      <Switch.Root
        aria-labelledby={`flag-${flag.name}`}
        checked={flag.enabled}
        disabled={busy}
        onCheckedChange={change}
        className="flex h-7 w-12 shrink-0 items-center rounded-full bg-edge transition-colors data-[checked]:bg-accent data-[disabled]:opacity-60"
      >
        <Switch.Thumb className="block size-5 translate-x-1 rounded-full bg-white shadow transition-transform data-[checked]:translate-x-6" />
      </Switch.Root>
    </li>
  );
}

/** The switches of the product, and the log of what the admin changed. */
export function FlagsTab(props: AuditPanelProps) {
  const query = useAdminFlags();
  useNewsAfterReload();
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
            <FlagRow key={flag.name} flag={flag} />
          ))}
        </ul>
      </Panel>
      <AuditPanel {...props} />
    </div>
  );
}
