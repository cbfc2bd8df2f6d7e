import { addresses, pathOf } from '@cleanpaste/contract';
import { html } from 'hono/html';
import { type Html, sandboxPage, sandboxStyle } from '../../accounts/index.ts';
import { isOver, planTitle, priceOf, type TestCard, testCards } from '../sandbox-shop/rules.ts';
import type { Card, Charge, Session, Subscription } from '../sandbox-shop/schema.ts';
import type { PortalView } from './service.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dateOf = (seconds: number) => longDate.format(new Date(seconds * 1000));
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const named = ({ card }: Card) => `${card.brand.toUpperCase()} •••• ${card.last4}`;

const page = (title: string, body: Html): Html =>
  sandboxPage({
    title,
    label: 'Sandbox. No money moves.',
    style: pathOf(addresses.billingSandbox.readStyle),
    body,
  });

const cardChoice = ({ key, number, label }: TestCard, isFirst: boolean) =>
  html`<label class="card"><input type="radio" name="card" value="${key}" required${isFirst ? ' checked' : null}><span><b>${label}</b> <span class="number">${number}</span></span></label>`;

const cardChoices = (cards: readonly TestCard[]) =>
  html`<fieldset><legend>Test card</legend>${cards.map((card, index) => cardChoice(card, index === 0))}</fieldset>`;

const problem = (text: string | null) =>
  text ? html`<p class="problem" role="alert">${text}</p>` : null;

/** Where a plan is paid for, with cards of invented behaviour. */
export function checkoutPage(session: Session, trouble: string | null): Html {
  const amount = dollars(priceOf(session.sandbox_price)?.unit_amount ?? 0);
  const title = planTitle(session.sandbox_price);
  return page(
    'Sandbox checkout',
    html`<h1>Subscribe to ${title}</h1>
<p><b class="amount">${amount}</b> a month. The first month is paid now.</p>
${problem(trouble)}
<form method="post">${cardChoices(testCards)}
<button class="plain">Pay ${amount}</button></form>
<form method="post" action="${session.id}/cancel"><button class="link">Cancel and go back</button></form>`,
  );
}

/** What the bank of a careful card asks. */
export function confirmPage(session: Session): Html {
  const amount = dollars(priceOf(session.sandbox_price)?.unit_amount ?? 0);
  return page(
    'Sandbox confirmation',
    html`<h1>Is this you?</h1>
<p>The bank of this test card wants to know before ${amount} is paid.</p>
<form method="post" action="${session.id}/confirm"><button class="plain" name="answer" value="yes">Confirm payment</button>
<button class="centre" name="answer" value="no">Refuse payment</button></form>`,
  );
}

/** A step that could not be done. */
export const troublePage = (message: string): Html =>
  page(
    'Sandbox payments',
    html`<h1>This did not work</h1>
<p>${message}</p>
<p><a class="plain" href="/subscription">Go to your subscription</a></p>`,
  );

/** A checkout or portal that is over, or never was. */
export const closedPage = () =>
  page(
    'Sandbox payments',
    html`<h1>This page has expired</h1>
<p>It was used already, or closed because another one was opened.</p>
<p><a class="plain" href="/subscription">Go to your subscription</a></p>`,
  );

const states: Record<string, string> = {
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
  incomplete: 'Not confirmed yet',
  incomplete_expired: 'Never confirmed',
};

const fact = (term: string, value: string) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`;

function facts(subscription: Subscription): Html {
  const [{ price, current_period_end }] = subscription.items.data;
  const end = dateOf(subscription.ended_at ?? current_period_end);
  const term = isOver(subscription)
    ? 'Ended'
    : subscription.cancel_at_period_end
      ? 'Ends'
      : 'Next payment';
  return html`<dl>
${fact('Plan', `${planTitle(price.id)}, ${dollars(price.unit_amount)} a month`)}
${fact('State', states[subscription.status] ?? subscription.status)}
${fact(term, end)}
${fact('Card', named(subscription.default_payment_method))}
</dl>`;
}

const step = (what: string, label: string, kind = 'centre') =>
  html`<button class="${kind}" name="do" value="${what}">${label}</button>`;

/** The other plan's price, to change to. */
export const otherPrice = (price: string) =>
  price === 'price_sandbox_pro' ? 'price_sandbox_pro5k' : 'price_sandbox_pro';

function changes(subscription: Subscription): Html {
  const other = otherPrice(subscription.items.data[0].price.id);
  const amount = dollars(priceOf(other)?.unit_amount ?? 0);
  return html`<form method="post">
${step('switch', `Change to ${planTitle(other)} for ${amount} a month`)}
${
  subscription.cancel_at_period_end
    ? step('resume', 'Keep the subscription', 'plain')
    : step('cancel', 'Cancel at the end of the period')
}
</form>
<details><summary>Change the card</summary><form method="post">
${cardChoices(testCards.filter(({ does }) => does === 'pays' || does === 'later'))}
${step('card', 'Save card')}</form></details>`;
}

function payment({ id, amount, created, paid, refunded }: Charge): Html {
  const what = `${dateOf(created)} · ${dollars(amount)}`;
  if (!paid) return html`<li>${what}<span>Declined</span></li>`;
  if (refunded) return html`<li>${what}<span>Refunded</span></li>`;
  return html`<li>${what}<form method="post"><input type="hidden" name="charge" value="${id}"><button class="small" name="do" value="refund">Refund</button></form></li>`;
}

/** Where a subscription is managed, and where the sandbox's clock is moved. */
export function portalPage({ portal, subscription, charges, now }: PortalView): Html {
  const runs = subscription !== null && !isOver(subscription);
  const clock = runs
    ? html`<section><h2>Sandbox clock</h2><p>It is ${dateOf(now)}. At the end of the period the subscription is paid anew, or ends.</p>
<form method="post">${step('next', 'Move to the end of the period')}</form></section>`
    : null;
  return page(
    'Sandbox portal',
    html`<h1>Your subscription</h1>
${subscription ? facts(subscription) : html`<p>There is none.</p>`}
${runs ? changes(subscription) : null}
${clock}
${charges.length > 0 ? html`<section><h2>Payments</h2><ul>${charges.map(payment)}</ul></section>` : null}
<p class="back"><a class="plain" href="${portal.return_url}">Return to the site</a></p>`,
  );
}

/** The question before a change of plan. */
export function changePage({ portal, subscription }: PortalView, price: string): Html {
  const title = planTitle(price);
  const now = planTitle(subscription?.items.data[0].price.id ?? '');
  return page(
    'Sandbox change of plan',
    html`<h1>Change to ${title}?</h1>
<p><b class="amount">${dollars(priceOf(price)?.unit_amount ?? 0)}</b> a month from the next payment on. The plan changes now.</p>
<form method="post"><input type="hidden" name="price" value="${price}">
<button class="plain" name="do" value="switch">Confirm change</button></form>
<p class="back"><a href="${portal.return_url}">Stay with ${now}</a></p>`,
  );
}

export const sandboxPaymentStyle = `${sandboxStyle}
main{padding-bottom:4rem}
h2{font-size:1.02rem;margin:0 0 .3rem}
.amount{color:var(--ink);font:500 1.6rem/1 Georgia,serif}
.problem{padding:.7rem 1rem;border-radius:.7rem;background:var(--wash);color:var(--mark)}
fieldset{display:grid;gap:.5rem;margin:0 0 .4rem;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:.4rem;font-size:.9rem;font-weight:600}
label.card{display:flex;gap:.8rem;align-items:center;padding:.65rem 1rem;border:1px solid var(--line);border-radius:.7rem;background:var(--surface);font-weight:400;cursor:pointer}
label.card:hover,label.card:has(:checked){border-color:var(--accent)}
label.card span{display:flex;flex-direction:column}
label.card input{accent-color:var(--accent);width:1.1rem;height:1.1rem;margin:0;padding:0;flex:none}
.number{color:var(--soft);font-variant-numeric:tabular-nums;font-size:.9rem}
button.centre{align-items:center}
button.small{padding:.3rem .8rem;border-radius:.5rem;font-size:.9rem}
a{color:inherit}
a.plain{display:block;padding:.75rem 1rem;border-radius:.7rem;background:var(--accent);color:var(--on-accent);font-weight:600;text-align:center;text-decoration:none}
dl{margin:1.2rem 0 1.5rem;border:1px solid var(--line);border-radius:.9rem;background:var(--surface)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.2rem 1rem;padding:.7rem 1rem}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;font-weight:600}
details{margin-bottom:1.25rem}
summary{padding:.4rem 0;color:var(--soft);cursor:pointer}
details form{margin-top:.6rem}
section{margin-top:1.75rem;padding-top:1.25rem;border-top:1px solid var(--line)}
section p{margin:.2rem 0 .9rem}
ul{list-style:none;margin:.5rem 0 0;padding:0}
li{display:flex;justify-content:space-between;align-items:center;min-height:2.9rem;font-variant-numeric:tabular-nums}
li form{margin:0}
li>span{color:var(--soft)}
.back{margin-top:2rem;text-align:center}
`;
