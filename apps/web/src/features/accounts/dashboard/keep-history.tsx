import { Switch } from '@base-ui/react/switch';
import { type Account, addresses } from '@cleanpaste/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import toast from 'react-hot-toast/headless';
import { Panel } from '../../../components/panel.tsx';
import { dashboardCopy } from '../../../copy/dashboard-copy.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** The 'Keep my history' switch: on by default, at once in force. */
export function KeepHistory({ account }: { account: Account }) {
  const queries = useQueryClient();
  const id = useId();

  async function change(wanted: boolean) {
    // Only the account that was asked about: meanwhile somebody else may have signed in.
    const show = (keepHistory: boolean) =>
      queries.setQueryData<Account>(queryKeys.account(), (now) =>
        now?.id === account.id ? { ...now, keepHistory } : now,
      );
    show(wanted);
    try {
      await call(addresses.accounts.changeAccount, { body: { keepHistory: wanted } });
    } catch {
      show(account.keepHistory);
      toast.error(dashboardCopy.keepHistoryFailed);
    }
  }

  return (
    <Panel title={dashboardCopy.privacy}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
        {/* With larger letters the switch goes below the words, before they run one a line. */}
        <div className="min-w-[min(12rem,100%)] flex-1">
          <p id={id} className="font-medium">
            {dashboardCopy.keepHistory}
          </p>
          <p className="text-sm text-soft">{dashboardCopy.keepHistoryHint}</p>
        </div>
        <Switch.Root
          aria-labelledby={id}
          checked={account.keepHistory}
          onCheckedChange={change}
          className="flex h-7 w-12 shrink-0 items-center rounded-full bg-edge transition-colors data-[checked]:bg-accent"
        >
          <Switch.Thumb className="block size-5 translate-x-1 rounded-full bg-white shadow transition-transform data-[checked]:translate-x-6 dark:data-[checked]:bg-accent-ink" />
        </Switch.Root>
      </div>
    </Panel>
  );
}
