import { type Person, plans } from '@cleanpaste/contract';
import { Panel, PanelNote } from '../../../components/panel.tsx';
import { logsCopy } from '../../../copy/logs-copy.ts';
import { personPaymentsCopy as copy } from '../../../copy/people-copy.ts';
import { useSite } from '../../site/index.ts';
import { DataTable } from '../lists/data-table.tsx';
import { formatLongDay, formatMoney } from '../lists/figures.ts';
import { LoggedAt } from '../lists/logged-at.tsx';
import { PanelHint } from '../lists/panel-hint.tsx';
import { SandboxTag } from '../lists/sandbox-tag.tsx';

type Payment = Person['payments'][number];
type Subscription = Person['subscriptions'][number];

const dash = <span className="text-soft">–</span>;

/** Dollars as elsewhere on the panel; of other currencies the code stands beside the figure. */
const moneyOf = (amount: number, currency: string) =>
  currency === 'usd'
    ? formatMoney(amount)
    : `${formatMoney(amount).replace('$', '')} ${currency.toUpperCase()}`;

function runsUntil({ ended_at, cancel_at_period_end, current_period_end }: Subscription) {
  if (ended_at !== null || current_period_end === null) return dash;
  const when = formatLongDay(new Date(current_period_end * 1000).toISOString());
  return cancel_at_period_end ? copy.ends(when) : when;
}

/** Money and subscriptions as the payment provider told them. */
export function PaymentsPanel({ person }: { person: Person }) {
  const { payments, subscriptions, paid } = person;
  const { sandbox } = useSite();
  const sum = copy.sum(formatMoney(paid.amount), paid.refunded ? formatMoney(paid.refunded) : null);
  return (
    <Panel
      title={copy.title}
      aside={
        payments.length > 0 ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {sandbox.payments ? <SandboxTag /> : null}
            <p className="text-sm text-soft tabular-nums">{sum}</p>
          </div>
        ) : null
      }
    >
      {payments.length === 0 ? (
        <PanelNote>{copy.none}</PanelNote>
      ) : (
        <>
          <PanelHint text={copy.hint} />
          <DataTable<Payment>
            label={copy.title}
            rows={payments}
            keyOf={({ id }) => id}
            columns={[
              { name: copy.when, cell: ({ created_at }) => <LoggedAt at={created_at} /> },
              {
                name: copy.amount,
                cell: ({ amount, currency }) => moneyOf(amount, currency),
                isFigure: true,
              },
              {
                name: copy.refunded,
                cell: ({ refunded, currency }) => (refunded ? moneyOf(refunded, currency) : dash),
                isFigure: true,
              },
            ]}
          />
        </>
      )}
      {subscriptions.length === 0 ? null : (
        <div className="border-t border-line pt-4">
          <h3 className="px-5 text-sm font-semibold sm:px-6">{copy.subscriptions}</h3>
          <DataTable<Subscription>
            label={copy.subscriptions}
            rows={subscriptions}
            keyOf={({ created_at, plan }) => `${created_at} ${plan}`}
            columns={[
              { name: copy.plan, cell: ({ plan }) => plans[plan].cardTitle },
              {
                name: copy.status,
                cell: ({ status }) =>
                  logsCopy.subscriptionStates[status] ?? status.replaceAll('_', ' '),
              },
              { name: copy.began, cell: ({ created_at }) => formatLongDay(created_at) },
              { name: copy.period, cell: runsUntil },
              { name: copy.ended, cell: ({ ended_at: at }) => (at ? formatLongDay(at) : dash) },
            ]}
          />
        </div>
      )}
    </Panel>
  );
}
