import { type Person, plans } from '@cleanpaste/contract';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { personPlanCopy as copy } from '../../../copy/people-copy.ts';
import { formatLongDay } from '../lists/figures.ts';
import { GiveDialog } from './give-dialog.tsx';
import { paymentOf, subscriptionBeside } from './paid-subscription.ts';
import { TakeDialog } from './take-dialog.tsx';

/** Where the plan comes from, in sentences. */
function sourceOf(person: Person): string[] {
  const { plan, given, paid_plan, subscription } = person;
  if (plan === 'admin') return [copy.admin];
  if (!given) return [plan === 'free' ? copy.free : paymentOf(person)];
  if (!subscription.is_given) return [paymentOf(person), copy.behind(plans[given.plan].cardTitle)];
  const end = given.ends_at ? copy.until(formatLongDay(given.ends_at)) : copy.without;
  const beside = subscriptionBeside(person);
  return [
    copy.given(formatLongDay(given.created_at)),
    `${end} ${plans[paid_plan].cardTitle}.`,
    ...(beside ? [beside] : []),
  ];
}

/** The plan that counts, where it comes from, and what can be done about it by hand. */
export function PlanPanel({ person }: { person: Person }) {
  const [asked, setAsked] = useState<'give' | 'take' | null>(null);
  const [done, setDone] = useState('');
  const ask = (what: 'give' | 'take') => {
    setDone('');
    setAsked(what);
  };
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
          <Button kind="quiet" onClick={() => ask('give')}>
            {person.given ? copy.change : copy.give}
          </Button>
          {person.given ? (
            <Button kind="quiet" className="!text-danger" onClick={() => ask('take')}>
              {copy.take}
            </Button>
          ) : null}
        </div>
        {/* Here, and not in a notice: that would lie over what has changed. */}
        <p role="status" className={`text-sm font-medium text-accent ${done ? 'mt-3' : ''}`}>
          {done}
        </p>
      </div>
      {asked === 'give' ? (
        <GiveDialog person={person} onClose={close} onDone={() => setDone(copy.gave)} />
      ) : null}
      {asked === 'take' && person.given ? (
        <TakeDialog
          person={person}
          given={person.given.id}
          onClose={close}
          onDone={() => setDone(copy.took)}
        />
      ) : null}
    </Panel>
  );
}
