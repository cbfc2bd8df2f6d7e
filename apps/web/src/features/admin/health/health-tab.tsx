import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { ListState } from '../lists/list-state.tsx';
import { worstOf } from './figures.ts';
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
  const names = subjects.map((subject) => copy.subjects[subject]).join(', ');
  return (
    <div className="space-y-6">
      <div>
        <h2 className="flex items-center gap-2.5 text-xl font-semibold">
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${tones[light]}`} />
          {copy.summary[light]}
        </h2>
        {names === '' ? null : <p className="mt-1">{copy.because(names)}.</p>}
        <p className="mt-1 max-w-[44rem] text-sm text-pretty text-soft">{copy.fiveMinutes}</p>
      </div>
      <HourCharts health={health} />
      <GroundsPanel health={health} />
      <ProcessesPanel health={health} />
    </div>
  );
}
