import type { HealthSubject } from '@cleanpaste/contract';
import type { MouseEvent } from 'react';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { ListState } from '../lists/list-state.tsx';
import { hasGap, isMeasured, placeOf, reasonOf, worstOf } from './figures.ts';
import { type Ground, groundsOf } from './grounds.ts';
import { GroundsPanel } from './grounds-panel.tsx';
import { HourCharts } from './hour-charts.tsx';
import { dots } from './light-sign.tsx';
import { ProcessesPanel } from './processes-panel.tsx';
import { useHealth } from './use-health.ts';

/** To what is said of a subject below, with the focus: a link that only scrolled would leave the keyboard here. */
function goTo(event: MouseEvent, id: string) {
  const place = document.getElementById(id);
  if (!place) return;
  event.preventDefault();
  place.focus();
}

interface PlaceLinkProps {
  subject: HealthSubject;
  className?: string;
}

function PlaceLink({ subject, className = '' }: PlaceLinkProps) {
  return (
    <a
      href={`#${placeOf(subject)}`}
      onClick={(event) => goTo(event, placeOf(subject))}
      className={`${className} underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center`}
    >
      {copy.subjects[subject]}
    </a>
  );
}

/** How the server does: one sentence, the pictures of the last hour, and what all of it stands on. */
export function HealthTab() {
  const query = useHealth();
  const health = query.data;
  // A reload that fails leaves the figures that are there; the sign above tells that they may be old.
  if (!health) return <ListState query={query} failed={copy.failed} rows={8} />;
  const { light, subjects, watched } = worstOf(health.lights);
  const state = light === 'good' && !isMeasured(health) ? 'unmeasured' : light;
  const grounds = groundsOf(health);
  const isTroubled = ({ light: one }: Ground) => one === 'trouble';
  return (
    <div className="space-y-6">
      <div>
        <h2 className="flex items-center gap-2.5 text-xl font-semibold">
          <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${dots[state]}`} />
          {copy.summary[state]}
        </h2>
        {subjects.length === 0 ? null : (
          <ul aria-label={copy.because} className="mt-2 space-y-0.5">
            {subjects.map((subject) => (
              <li key={subject} className="pointer-coarse:py-1">
                <PlaceLink subject={subject} className="font-medium pointer-coarse:-my-2.5" />
                <span className="pointer-coarse:mr-1">: </span>
                <span className="text-soft tabular-nums">
                  {reasonOf(subject, light, health.measured?.[subject])}
                </span>
              </li>
            ))}
          </ul>
        )}
        {watched.length === 0 ? null : (
          <p className="mt-1.5 flex flex-wrap gap-x-3.5 text-soft pointer-coarse:items-center">
            <span>{copy.watched(watched.length)}</span>
            {watched.map((subject) => (
              <PlaceLink key={subject} subject={subject} className="text-ink" />
            ))}
          </p>
        )}
        <p className="mt-2 max-w-[44rem] text-sm text-pretty text-soft">
          {state === 'unmeasured' ? copy.firstFigures : copy.fiveMinutes}
          {hasGap(health) ? ` ${copy.gaps}` : null}
        </p>
      </div>
      <HourCharts health={health} troubled={grounds.filter(isTroubled)} />
      <GroundsPanel grounds={grounds.filter((ground) => !isTroubled(ground))} />
      <ProcessesPanel health={health} />
    </div>
  );
}
