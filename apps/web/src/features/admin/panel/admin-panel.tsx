import { Tabs } from '@base-ui/react/tabs';
import { adminCopy as copy } from '../../../copy/admin-copy.ts';
import { FeedbackTab } from '../feedback/feedback-tab.tsx';
import { FlagsTab } from '../flags/flags-tab.tsx';
import { HealthTab } from '../health/health-tab.tsx';
import { useAnyFailed } from '../live/use-any-failed.ts';
import { useLive } from '../live/use-live.ts';
import { DashboardTab } from '../metrics/dashboard-tab.tsx';
import { useOperations } from '../metrics/use-metrics.ts';
import { FindPerson } from '../people/find-person.tsx';
import { PersonPage } from '../people/person-page.tsx';
import { type LogName, LogsTab } from '../request-log/logs-tab.tsx';
import { LiveSign } from './live-sign.tsx';
import { type Tab, tabs, useAdminAddress } from './use-admin-address.ts';

/** Before the first cleanup there is no tab of logs: until then the audit log stands below the flags. */
const withoutLogs = (log: LogName): Tab => (log === 'audit' ? 'flags' : 'dashboard');

/** The five tabs, or one person; which it is stands in the address. Logs are offered once there are any. */
export function AdminPanel() {
  const address = useAdminAddress();
  const live = useLive();
  const hasFailed = useAnyFailed();
  const { data: operations, isError } = useOperations();
  const { place, onPlace } = address;
  const shown = tabs.filter((tab) => tab !== 'logs' || operations?.hasLogs);
  // Which tabs there are is known in a moment: until then their row is held free, and none comes late.
  const isKnown = operations !== undefined || isError;
  // An address of the logs waits until it is known whether there are any.
  const open = !operations || shown.includes(address.tab) ? address.tab : withoutLogs(address.log);
  return (
    <div data-wide className="pt-10 sm:pt-14">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h1 className="page-title">{copy.heading}</h1>
        <LiveSign state={live === 'open' && hasFailed ? 'failed' : live} />
      </div>
      <FindPerson />
      {address.person ? (
        <PersonPage key={address.person} id={address.person} />
      ) : (
        <Tabs.Root value={open} onValueChange={(tab) => address.onTab(tab as Tab)}>
          <Tabs.List
            aria-label={copy.sections}
            className={`mb-6 flex gap-3 overflow-x-auto sm:gap-6 border-b border-line ${isKnown ? '' : 'invisible'}`}
          >
            {shown.map((tab) => (
              <Tabs.Tab
                key={tab}
                value={tab}
                className="-mb-px shrink-0 border-b-2 border-transparent py-2.5 max-sm:min-h-11 pointer-coarse:min-h-11 font-medium text-soft max-sm:text-sm hover:text-ink aria-selected:border-accent aria-selected:text-ink"
              >
                {copy[tab]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="dashboard">
            <DashboardTab range={address.range} onRange={address.onRange} />
          </Tabs.Panel>
          <Tabs.Panel value="flags">
            <FlagsTab hasLogs={operations?.hasLogs} place={place} onPlace={onPlace} />
          </Tabs.Panel>
          <Tabs.Panel value="feedback">
            <FeedbackTab
              place={place}
              onPlace={onPlace}
              status={address.status}
              onStatus={address.onStatus}
            />
          </Tabs.Panel>
          <Tabs.Panel value="logs">
            <LogsTab
              place={place}
              onPlace={onPlace}
              log={address.log}
              onLog={address.onLog}
              onlyFailed={address.onlyFailed}
              onOnlyFailed={address.onOnlyFailed}
            />
          </Tabs.Panel>
          <Tabs.Panel value="health">
            <HealthTab />
          </Tabs.Panel>
        </Tabs.Root>
      )}
    </div>
  );
}
