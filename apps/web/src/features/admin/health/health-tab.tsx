import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { ListState } from '../lists/list-state.tsx';
import { reasonOf, worstOf } from './figures.ts';
import { GroundsPanel } from './grounds-panel.tsx';
import { HourCharts } from './hour-charts.tsx';
import { ProcessesPanel } from './processes-panel.tsx';
import { useHealth } from './use-health.ts';

const tones = { good: 'bg-accent', watch: 'bg-mark', trouble: 'bg-danger' } as const;

/** How the server does: one sentence, the pictures of the last hour, and what all of it stands on. */
export function HealthTab() {
  const query = useHealth();
  const health = query.data;
  // A reload that fails leaves the figures that are there; the sign above tells that they may be old.
  if (!health) return <ListState query={query} failed={copy.failed} rows={8} />;
  const { light, subjects } = worstOf(health.lights);
  return (
    <div className="space-y-6">
      <div>
        <h2 className="flex items-center gap-2.5 text-xl font-semibold">
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${tones[light]}`} />
          {copy.summary[light]}
        </h2>
        {subjects.length === 0 ? null : (
          <ul aria-label={copy.because} className="mt-2 space-y-0.5">
            {subjects.map((subject) => (
              <li key={subject}>
                <span className="font-medium">{copy.subjects[subject]}</span>{' '}
                <span className="text-soft tabular-nums">
                  {reasonOf(subject, light, health.measured?.[subject])}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 max-w-[44rem] text-sm text-pretty text-soft">{copy.fiveMinutes}</p>
      </div>
      <HourCharts health={health} />
      <GroundsPanel health={health} />
      <ProcessesPanel health={health} />
    </div>
  );
}
