import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AppError } from '../../../http/app-error.ts';
import { formBody } from '../../../http/form-body.ts';
import { type RateLimiter, rateLimit } from '../../../http/rate-limits/rate-limit.ts';
import { sameOrigin } from '../../../http/same-origin.ts';
import { type SandboxShop, sandboxPaymentsPath } from '../sandbox-shop/config.ts';
import { cardByKey } from '../sandbox-shop/rules.ts';
import * as pages from './rules.ts';
import * as verbs from './service.ts';

interface Parts {
  shop: SandboxShop;
  originOf: (c: Context<AppEnv>) => string;
  limiter: RateLimiter;
  /** What the page of an error is made of. */
  asAppError: (error: Error, c: Context<AppEnv>) => AppError;
}

const limits = { name: 'sandbox-payments', limit: 600, seconds: 600 };
const noStore = { 'cache-control': 'no-store' } as const;
const declined = 'The card was declined. Choose another one.';

function stepOf(form: Record<string, unknown>): verbs.PortalStep | null {
  const card = cardByKey(form.card);
  if (form.do === 'cancel' || form.do === 'resume' || form.do === 'next') return { do: form.do };
  if (form.do === 'card' && card) return { do: 'card', card };
  if (form.do === 'refund' && typeof form.charge === 'string')
    return { do: 'refund', charge: form.charge };
  return null;
}

/** The pages of the sandbox's checkout and portal. Whoever knows an address may use it, as with the provider. */
export function sandboxCheckoutRoutes({ shop, originOf, limiter, asAppError }: Parts) {
  const closed = (c: Context<AppEnv>) => c.html(pages.closedPage(), 404, noStore);
  const param = (c: Context<AppEnv>) => c.req.param('id') ?? '';
  const openSession = async (c: Context<AppEnv>) => {
    const session = await verbs.readCheckout(c.get('ctx'), param(c));
    return session?.status === 'open' ? session : null;
  };

  return new Hono<AppEnv>()
    .onError((error, c) => {
      const { status, message, headers } = asAppError(error, c);
      const html = pages.troublePage(message);
      return c.html(html, status as ContentfulStatusCode, { ...noStore, ...headers });
    })
    .use(`${sandboxPaymentsPath}/*`, sameOrigin(originOf), rateLimit(limiter, limits))
    .get(`${sandboxPaymentsPath}/style.css`, (c) =>
      c.body(pages.sandboxPaymentStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
    )
    .get(`${sandboxPaymentsPath}/checkout/:id`, async (c) => {
      const session = await openSession(c);
      if (!session) return closed(c);
      if (session.subscription) return c.html(pages.confirmPage(session), 200, noStore);
      const trouble = c.req.query('declined') === undefined ? null : declined;
      return c.html(pages.checkoutPage(session, trouble), 200, noStore);
    })
    .post(`${sandboxPaymentsPath}/checkout/:id`, async (c) => {
      const session = await openSession(c);
      const card = cardByKey((await formBody(c)).card);
      if (!session) return closed(c);
      if (!card) return c.redirect(session.id, 303);
      const paid = await verbs.pay(c.get('ctx'), shop, { session: session.id, card });
      return c.redirect(nextAfter(paid, session), 303);
    })
    .post(`${sandboxPaymentsPath}/checkout/:id/confirm`, async (c) => {
      const session = await openSession(c);
      if (!session) return closed(c);
      const yes = (await formBody(c)).answer === 'yes';
      const paid = await verbs.confirm(c.get('ctx'), shop, { session: session.id, yes });
      return c.redirect(nextAfter(paid, session), 303);
    })
    .post(`${sandboxPaymentsPath}/checkout/:id/cancel`, async (c) => {
      const session = await openSession(c);
      return session ? c.redirect(session.cancel_url, 303) : closed(c);
    })
    .get(`${sandboxPaymentsPath}/portal/:id`, async (c) => {
      const view = await verbs.readPortal(c.get('ctx'), param(c));
      if (!view) return closed(c);
      const { sandbox_change: change } = view.portal;
      const html = change ? pages.changePage(view, change.price) : pages.portalPage(view);
      return c.html(html, 200, noStore);
    })
    .post(`${sandboxPaymentsPath}/portal/:id`, async (c) => {
      const view = await verbs.readPortal(c.get('ctx'), param(c));
      if (!view) return closed(c);
      const form = await formBody(c);
      const price = view.subscription?.items.data[0].price.id;
      const { sandbox_change: change } = view.portal;
      const step: verbs.PortalStep | null =
        form.do === 'switch' && price
          ? { do: 'switch', price: change?.price ?? pages.otherPrice(price) }
          : stepOf(form);
      if (step) await verbs.portalStep(c.get('ctx'), shop, { view, step });
      return c.redirect(change ? change.doneUrl : view.portal.url, 303);
    });
}

function nextAfter(paid: verbs.Paid, session: { id: string; success_url: string }): string {
  const own = `${sandboxPaymentsPath}/checkout/${session.id}`;
  if (paid === 'paid') return session.success_url;
  return paid === 'declined' ? `${own}?declined` : own;
}
