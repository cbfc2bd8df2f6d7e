import { requestLogDays } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { logsCopy as copy } from '../../../copy/logs-copy.ts';
import { AuditLog } from '../audit/audit-log.tsx';
import { PanelHint } from '../lists/panel-hint.tsx';
import { Segments } from '../lists/segments.tsx';
import { CleanupLog, type LogProps } from './cleanup-log.tsx';
import { RequestLog } from './request-log.tsx';

export const logs = ['cleanups', 'requests', 'audit'] as const;
export type LogName = (typeof logs)[number];

interface LogsTabProps extends LogProps {
  log: LogName;
  onLog: (log: LogName) => void;
  onlyFailed: boolean;
  onOnlyFailed: (only: boolean) => void;
}

/** Cleanups, calls, and what the admin did, newest first, in pages of ten; none of them holds a text. */
export function LogsTab({ log, onLog, onlyFailed, onOnlyFailed, ...list }: LogsTabProps) {
  // On a phone below the title, whichever log it is: it stays where the finger is.
  const choice = (
    <div className="flex max-sm:basis-full">
      <Segments
        label={copy.show}
        value={log}
        options={logs.map((value) => ({ value, label: copy[value] }))}
        onChange={onLog}
      />
    </div>
  );
  return (
    <Panel title={copy[log]} aside={choice}>
      {log === 'cleanups' ? (
        <>
          <PanelHint text={copy.cleanupsHint} />
          <CleanupLog {...list} />
        </>
      ) : null}
      {log === 'requests' ? (
        <>
          <PanelHint text={copy.requestsHint(requestLogDays)}>
            <label className="flex items-center gap-2 text-ink max-sm:min-h-11 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={onlyFailed}
                onChange={(event) => onOnlyFailed(event.target.checked)}
                className="tick-box"
              />
              {copy.failedOnly}
            </label>
          </PanelHint>
          <RequestLog {...list} onlyFailed={onlyFailed} />
        </>
      ) : null}
      {log === 'audit' ? <AuditLog {...list} /> : null}
    </Panel>
  );
}
