import type { HealthSubject } from '@cleanpaste/contract';
import { Panel } from '../../../components/panel.tsx';
import { healthCopy as copy } from '../../../copy/health-copy.ts';
import { Advice } from './advice.tsx';
import { placeOf } from './figures.ts';
import type { Ground } from './grounds.ts';
import { LightSign } from './light-sign.tsx';
import { Tile } from './tile.tsx';

function Fact({ term, figure, note, light, subject, bound }: Ground) {
  return (
    <div
      id={subject && placeOf(subject)}
      tabIndex={subject === undefined ? undefined : -1}
      className="scroll-mt-20 outline-offset-4"
    >
      <dt className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
        {term}
        {light ? <LightSign light={light} /> : null}
      </dt>
      <dd className="mt-0.5 text-lg font-semibold tabular-nums">{figure}</dd>
      <dd className="text-sm text-soft tabular-nums">{bound ? `${note}; ${bound}` : note}</dd>
      <dd className="mt-1 empty:hidden">
        <Advice subject={subject} light={light} />
      </dd>
    </div>
  );
}

/** One of them in trouble: a tile as those of the pictures are, among which it stands. */
export function GroundTile({ term, figure, note, light, subject, bound }: Ground) {
  return (
    <Tile title={term} figure={figure} below={note} light={light} subject={subject}>
      {bound ? <p className="text-sm text-soft">{bound}</p> : null}
    </Tile>
  );
}

/** Database, disk, and what waits to be done: as they are now. */
export function GroundsPanel({ grounds }: { grounds: Ground[] }) {
  const has = (...subjects: HealthSubject[]) =>
    grounds.some(({ term }) => subjects.some((one) => copy.subjects[one] === term));
  return (
    <Panel title={copy.stands(has('disk'), has('mails', 'events'))}>
      <dl className="grid gap-x-6 gap-y-5 px-5 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        {grounds.map((ground) => (
          <Fact key={ground.term} {...ground} />
        ))}
      </dl>
    </Panel>
  );
}
