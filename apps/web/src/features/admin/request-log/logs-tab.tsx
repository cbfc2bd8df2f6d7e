import { requestLogDays } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { logsCopy as copy } from '../../../copy/logs-copy.ts';
import { Segments } from '../lists/segments.tsx';
import { CleanupLog, type LogProps } from './cleanup-log.tsx';
import { RequestLog } from './request-log.tsx';

interface LogsTabProps extends LogProps {
  log: 'cleanups' | 'requests';
  onLog: (log: 'cleanups' | 'requests') => void;
  onlyFailed: boolean;
  onOnlyFailed: (only: boolean) => void;
}

/** Cleanups and calls, newest first, in pages of ten; neither holds a text. */
export function LogsTab({ log, onLog, onlyFailed, onOnlyFailed, ...list }: LogsTabProps) {
  const isRequests = log === 'requests';
  const choice = (
    <Segments
      label={copy.show}
      value={log}
      options={[
        { value: 'cleanups', label: copy.cleanups },
        { value: 'requests', label: copy.requests },
      ]}
      onChange={onLog}
    />
  );
  return (
    <Panel title={isRequests ? copy.requests : copy.cleanups} aside={choice}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3 text-sm text-soft sm:px-6">
        <p>{isRequests ? copy.requestsHint(requestLogDays) : copy.cleanupsHint}</p>
        {isRequests ? (
          <label className="flex items-center gap-2 text-ink">
            <input
              type="checkbox"
              checked={onlyFailed}
              onChange={(event) => onOnlyFailed(event.target.checked)}
              className="tick-box"
            />
            {copy.failedOnly}
          </label>
        ) : null}
      </div>
      {isRequests ? <RequestLog {...list} onlyFailed={onlyFailed} /> : <CleanupLog {...list} />}
    </Panel>
  );
}
