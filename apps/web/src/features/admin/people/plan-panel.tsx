import { type Person, plans } from '@cleanpaste/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { personPlanCopy as copy } from '../../../copy/people-copy.ts';
import { formatLongDay } from '../lists/figures.ts';
import { GiveDialog } from './give-dialog.tsx';
import { TakeDialog } from './take-dialog.tsx';

/** Where the plan comes from, in sentences. */
function sourceOf({ plan, given, paid_plan, subscription }: Person): string[] {
  if (plan === 'admin') return [copy.admin];
  if (!given) return [plan === 'free' ? copy.free : copy.paid];
  if (!subscription.is_given) return [copy.paid, copy.behind(plans[given.plan].cardTitle)];
  const end = given.ends_at ? copy.until(formatLongDay(given.ends_at)) : copy.without;
  return [copy.given(formatLongDay(given.created_at)), `${end} ${plans[paid_plan].cardTitle}.`];
}

/** The plan that counts, where it comes from, and what can be done about it by hand. */
export function PlanPanel({ person }: { person: Person }) {
  const [asked, setAsked] = useState<'give' | 'take' | null>(null);
  const close = () => setAsked(null);
  return (
    <Panel title={copy.title}>
      <div className="px-5 py-5 sm:px-6">
        <p className="font-serif text-3xl">{plans[person.plan].cardTitle}</p>
        {sourceOf(person).map((line) => (
          <p key={line} className="mt-1.5 text-soft">
            {line}
          </p>
        ))}
        <div data-kept-clear className="mt-5 flex flex-wrap gap-3">
          <Button kind="quiet" onClick={() => setAsked('give')}>
            {person.given ? copy.change : copy.give}
          </Button>
          {person.given ? (
            <Button kind="quiet" className="!text-danger" onClick={() => setAsked('take')}>
              {copy.take}
            </Button>
          ) : null}
        </div>
      </div>
      {asked === 'give' ? <GiveDialog person={person} onClose={close} /> : null}
      {asked === 'take' && person.given ? (
        <TakeDialog person={person} given={person.given.id} onClose={close} />
      ) : null}
    </Panel>
  );
}
