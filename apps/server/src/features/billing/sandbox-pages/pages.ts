import { pathOf, sandboxAddresses } from '@cleanpaste/contract';
import { html } from 'hono/html';
import { type Html, sandboxPage, sandboxStyle } from '../../accounts/index.ts';
import {
  isOver,
  lastDigits,
  nextMoment,
  planTitle,
  priceOf,
  type TestCard,
  testCards,
} from '../sandbox-shop/rules.ts';
import type { Charge, Customer, Subscription } from '../sandbox-shop/schema.ts';
import { dateOf, dollars, lastMomentOf, named } from './rules.ts';
import type { Paying, PortalView } from './service.ts';

interface Page {
  title: string;
  body: Html;
  back: string | null;
}
const page = (title: string, body: Html, back: string | null = null): Page => ({
  title,
  body,
  back,
});

/** A page in its frame, with the name of the site that led to it. */
export const framed = (one: Page, productName: string): Html =>
  sandboxPage({
    ...one,
    productName,
    label: 'Sandbox. No money moves.',
    style: pathOf(sandboxAddresses.billing.readStyle),
  });

interface Choice {
  isChosen: boolean;
  isDeclined: boolean;
}

const cardChoice = ({ key, number, label }: TestCard, { isChosen, isDeclined }: Choice) =>
  html`<label class="card${isDeclined ? ' declined' : ''}"><input type="radio" name="card" value="${key}" required${isChosen ? ' checked' : null}><span><b>${label}</b> <span class="number">${number}</span></span>${isDeclined ? html` <em>declined</em>` : null}</label>`;

/** Of cards of which one was declined none is chosen: which one comes next is for the person to say. */
const cardChoices = (cards: readonly TestCard[], declined: TestCard | null = null) =>
  html`<fieldset><legend>Test card</legend>${cards.map((card, index) =>
    cardChoice(card, { isChosen: index === 0 && !declined, isDeclined: card === declined }),
  )}</fieldset>`;

const problem = (declined: TestCard | null) =>
  declined
    ? html`<div class="problem"><b>Payment failed, nothing was paid</b><p role="alert">The card ending in ${lastDigits(declined)} was declined. Choose another one.</p></div>`
    : null;

/** For whom is paid: people have more than one account. */
const payer = ({ email }: Customer) => html`<p class="payer">For ${email}</p>`;

/** Where a plan is paid for, with cards of invented behaviour. */
export function checkoutPage({ session, customer }: Paying, declined: TestCard | null): Page {
  const amount = dollars(priceOf(session.sandbox_price)?.unit_amount ?? 0);
  const title = planTitle(session.sandbox_price);
  return page(
    'Sandbox checkout',
    html`<h1>Subscribe to ${title}</h1>
${payer(customer)}
<p><b class="amount">${amount}</b> a month. ${declined ? 'Nothing is paid yet.' : 'The first month is paid now.'}</p>
${problem(declined)}
<form method="post"${declined ? html` class="unpaid"` : null}>${cardChoices(testCards, declined)}
${declined ? html`<p class="hint choose">Choose a card first.</p>` : null}
<button class="plain">Pay ${amount}</button>
<p class="hint">It renews by itself every month until you cancel it on the subscription page, at least 24 hours before it renews. A month that has begun is not paid back.</p></form>
<form method="post" action="${session.id}/cancel"><button class="link">Cancel and go back</button></form>`,
  );
}

/** What the bank of a careful card asks. */
export function confirmPage({ session, customer }: Paying): Page {
  const amount = dollars(priceOf(session.sandbox_price)?.unit_amount ?? 0);
  return page(
    'Sandbox confirmation',
    html`<h1>Is this you?</h1>
${payer(customer)}
<p>The bank of this test card asks whether it is you who pays ${amount} for ${planTitle(session.sandbox_price)}. If you refuse, nothing is paid.</p>
<form method="post" action="${session.id}/confirm"><button class="plain" name="answer" value="yes">Confirm payment</button>
<button class="centre" name="answer" value="no">Refuse payment</button></form>`,
  );
}

/** A step that could not be done. */
export const troublePage = (message: string): Page =>
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

const fact = (term: string, value: string, isFailed = false) =>
  html`<div><dt>${term}</dt><dd${isFailed ? html` class="failed"` : null}>${value}</dd></div>`;

function facts(subscription: Subscription): Html {
  const [{ price, current_period_end }] = subscription.items.data;
  const isFailing = subscription.status === 'past_due';
  const next = isFailing ? nextMoment(subscription) : current_period_end;
  const end = dateOf(subscription.ended_at ?? next);
  const running = subscription.cancel_at_period_end ? 'Ends' : 'Next payment';
  const term = isOver(subscription) ? 'Ended' : isFailing ? 'Next try' : running;
  return html`<dl>
${fact('Plan', `${planTitle(price.id)}, ${dollars(price.unit_amount)} a month`)}
${fact('State', states[subscription.status] ?? subscription.status, isFailing)}
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
  const isFailing = subscription.status === 'past_due';
  const owed = dollars(subscription.items.data[0].price.unit_amount);
  const toOther = html`${step('switch', `Change to ${planTitle(other)} for ${amount} a month`)}
<p class="hint">A new plan begins at once and costs nothing today; your next payment is at the new price.</p>`;
  const plan = html`<form method="post">
${isFailing ? html`<p class="hint">The plan can be changed here once the ${owed} has been paid.</p>` : toOther}
${
  subscription.cancel_at_period_end
    ? step('resume', 'Keep the subscription', 'plain')
    : step('cancel', isFailing ? 'Cancel the subscription' : 'Cancel at the end of the period')
}
${
  isFailing
    ? html`<p class="hint">Cancelling does not stop the next try for the ${owed}, which is for the month that has begun. If it is paid, the plan ends with that month; if no try succeeds, you are back on Free.</p>`
    : subscription.cancel_at_period_end
      ? null
      : html`<p class="hint">Cancel by ${lastMomentOf(nextMoment(subscription))} UTC, before the next ${owed} is paid. The plan then ends on ${dateOf(nextMoment(subscription))}, and nothing more is paid.</p>`
}
</form>`;
  const card = html`<details${isFailing ? ' open' : null}><summary>Change the card</summary><form method="post">
${cardChoices(testCards.filter(({ does }) => does === 'pays' || does === 'later'))}
${isFailing ? step('card', `Save card and pay ${owed}`, 'plain') : step('card', 'Save card')}</form></details>`;
  // Right below the card that there is, and what mends a failed payment comes first.
  return html`${card}${plan}`;
}

function payment({ amount, created, paid, refunded }: Charge): Html {
  const what = html`<span>${dateOf(created)}</span> <span>${dollars(amount)}</span>`;
  if (!paid) return html`<li>${what} <em>Failed, not paid</em></li>`;
  return html`<li>${what} <span>${refunded ? 'Refunded' : 'Paid'}</span></li>`;
}

/** What is in nobody's portal but this one: the operator's part, to be played. */
function refunds(charges: readonly Charge[]): Html | null {
  const open = charges.filter(({ paid, refunded }) => paid && !refunded);
  if (open.length === 0) return null;
  const one = ({ id, amount, created }: Charge) =>
    html`<form method="post"><input type="hidden" name="charge" value="${id}">${step('refund', `Refund ${dollars(amount)} of ${dateOf(created)}`)}</form>`;
  return html`<section><h2>Sandbox operator</h2><p>A customer finds no refund in a portal, and the terms promise none. The operator may give one at the payment provider: here you play the operator.</p>
${open.map(one)}</section>`;
}

/** A payment that failed is said before everything else, in the colours of the site's own notice. */
function failing(subscription: Subscription): Html {
  const { unit_amount } = subscription.items.data[0].price;
  return html`<div class="problem due"><b>Payment failed</b><p>${dollars(unit_amount)} could not be taken from ${named(subscription.default_payment_method)}. Save a card that pays, and the payment is made at once.</p></div>`;
}

/** Where a subscription is managed, and where the sandbox's clock is moved. */
export function portalPage({ portal, customer, subscription, charges, now }: PortalView): Page {
  const runs = subscription !== null && !isOver(subscription);
  const isFailing = subscription?.status === 'past_due';
  const clock = runs
    ? html`<section><h2>Sandbox clock</h2><p>It is ${dateOf(now)}. ${
        isFailing
          ? 'At the next try the card is charged again. If no try succeeds, the subscription ends.'
          : 'At the end of the period the subscription is paid anew, or ends.'
      }</p>
<form method="post">${step('next', isFailing ? 'Move to the next try' : 'Move to the end of the period')}</form></section>`
    : null;
  return page(
    'Sandbox portal',
    html`<h1>Your subscription</h1>
${payer(customer)}
${isFailing ? failing(subscription) : null}
${subscription ? facts(subscription) : html`<p>There is none.</p>`}
${runs ? changes(subscription) : null}
${charges.length > 0 ? html`<section><h2>Payments</h2><ul>${charges.map(payment)}</ul></section>` : null}
${clock}
${refunds(charges)}`,
    portal.return_url,
  );
}

/** What a change of plan brings: in the sandbox nothing is paid before the next payment, which has the new price. */
function fromThen(subscription: Subscription, price: string): Html {
  const amount = `${dollars(priceOf(price)?.unit_amount ?? 0)} a month`;
  const date = dateOf(nextMoment(subscription));
  return subscription.cancel_at_period_end
    ? fact('Ends', `${date}, nothing more is paid`)
    : html`${fact('New price', amount)}
${fact('First charged', date)}`;
}

/** The question before a change of plan. */
export function changePage({ portal, customer, subscription }: PortalView, price: string): Page {
  const title = planTitle(price);
  const now = planTitle(subscription?.items.data[0].price.id ?? '');
  return page(
    'Sandbox change of plan',
    html`<h1>Change to ${title}?</h1>
${payer(customer)}
<dl>
${fact('Due today', dollars(0))}
${subscription ? fromThen(subscription, price) : null}
</dl>
<p>The plan changes now, with its limits. Nothing is charged or credited before the next payment.</p>
<form method="post"><input type="hidden" name="price" value="${price}">
<button class="plain" name="do" value="switch">Confirm change</button></form>
<p class="back"><a href="${portal.return_url}">Stay with ${now}</a></p>`,
  );
}

export const sandboxPaymentStyle = `${sandboxStyle}
h1:has(+.payer){margin-bottom:.3rem}
.payer{color:var(--soft);overflow-wrap:anywhere}
h2{font-size:1.02rem;font-weight:600;margin:0 0 .3rem}
.amount{color:var(--ink);font:500 1.7rem/1 var(--serif)}
.problem{margin:1.2rem 0;padding:.8rem 1rem;border:1px solid var(--danger);border-radius:.7rem;background:var(--danger-wash);color:var(--danger)}
.problem p{margin:.2rem 0 0;color:inherit}
.due{border-color:transparent;background:var(--wash);color:var(--ink)}
.due b{color:var(--mark)}
.hint{margin:-.1rem 0 1rem;color:var(--soft);font-size:.9rem}
fieldset{display:grid;gap:.5rem;margin:0 0 .4rem;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:.4rem;font-size:.9rem;font-weight:600}
label.card{display:flex;gap:.8rem;align-items:center;min-height:3.4rem;padding:.55rem 1rem;border:1px solid var(--line);border-radius:.7rem;background:var(--surface);font-weight:400;cursor:pointer}
label.card:hover,label.card:has(:checked){border-color:var(--accent)}
label.card:has(:checked){box-shadow:inset 0 0 0 1px var(--accent)}
label.card:focus-within{outline:2px solid var(--accent);outline-offset:2px}
label.card span{display:flex;flex-direction:column;min-width:0}
label.card b{font-weight:600}
label.card input{appearance:none;width:1.15rem;height:1.15rem;min-height:0;margin:0;padding:0;border:2px solid var(--edge);border-radius:50%;background:none;flex:none}
label.card input:checked{border:.36rem solid var(--accent)}
@media(forced-colors:active){label.card input{appearance:auto}}
label.card .number{color:var(--soft);font-variant-numeric:tabular-nums;font-size:.9rem}
label.card.declined:not(:has(:checked)){border-color:var(--danger)}
em,dd.failed{color:var(--mark);font-style:normal;font-weight:600}
label.card em{margin-left:auto;color:var(--danger);font-size:.9rem}
button:not(.plain,.link){border-color:color-mix(in srgb,var(--edge) 70%,var(--line))}
form.unpaid:not(:has(:checked)) button.plain{border-color:var(--sunken);background:var(--sunken);color:var(--soft)}
form.unpaid:has(:checked) .choose{display:none}
button.centre{align-items:center;font-weight:600}
a{color:inherit}
dl{margin:1.2rem 0 1.5rem;border:1px solid var(--line);border-radius:.9rem;background:var(--surface)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.2rem 1rem;padding:.75rem 1rem}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0 0 0 auto;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
dl:has(+details:not([open])){margin-bottom:.4rem}details{margin-bottom:1.25rem}details[open] summary{color:var(--ink);font-weight:600}details[open]:has(+form){border-bottom:1px solid var(--line);padding-bottom:1.5rem;margin-bottom:1.5rem}
summary{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;color:var(--soft);cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";width:.5rem;height:.5rem;border:solid currentColor;border-width:0 1.7px 1.7px 0;transform:translateY(-25%) rotate(45deg)}
details[open] summary::after{transform:translateY(25%) rotate(225deg)}
summary:hover{color:var(--ink)}
details form{margin-top:.6rem}
section{margin-top:1.75rem;padding-top:1.5rem;border-top:1px solid var(--line)}
section p{margin:.2rem 0 .9rem}
ul{display:grid;grid-template-columns:1fr auto auto;column-gap:1.25rem;list-style:none;margin:.5rem 0 0;padding:0}
li{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center;min-height:3.4rem;font-variant-numeric:tabular-nums}
li>:nth-child(n+2){text-align:right}
li+li{border-top:1px solid var(--line)}
li>span:last-child,.note{color:var(--soft)}
li s{color:var(--soft)}
.back{margin-top:2rem}
.back a{display:grid;place-items:center;min-height:2.75rem;color:var(--soft);text-underline-offset:4px}
`;
