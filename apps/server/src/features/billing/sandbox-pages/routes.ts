import { billingSandboxEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Ctx } from '../../../context.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import type { AppError } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { readForm } from '../../../http/form-body.ts';
import { sameOrigin } from '../../../http/same-origin.ts';
import { type SandboxShop, sandboxPaymentsPath } from '../sandbox-shop/compose.ts';
import { askingCard, cardByKey, type TestCard } from '../sandbox-shop/rules.ts';
import type { Session } from '../sandbox-shop/schema.ts';
import * as pages from './pages.ts';
import * as verbs from './service.ts';

interface Parts {
  shop: SandboxShop;
  originOf: (c: Context<AppEnv>) => string;
  productName: string;
  /** What the page of an error is made of. */
  asAppError: (error: Error, c: Context<AppEnv>) => AppError;
}

const noStore = { 'cache-control': 'no-store' } as const;

function stepOf(form: Record<string, unknown>): verbs.PortalStep | null {
  const card = cardByKey(form.card);
  if (form.do === 'cancel' || form.do === 'resume' || form.do === 'next') return { do: form.do };
  if (form.do === 'card' && card) return { do: 'card', card };
  if (form.do === 'refund' && typeof form.charge === 'string')
    return { do: 'refund', charge: form.charge };
  return null;
}

/** The pages of the sandbox's checkout and portal. Whoever knows an address may use it, as with the provider. */
export function sandboxPageRoutes(
  serve: ServeTools,
  { shop, originOf, productName, asAppError }: Parts,
) {
  const framed = (page: Parameters<typeof pages.framed>[0]) => pages.framed(page, productName);
  const closed = (c: Context<AppEnv>) => c.html(framed(pages.closedPage()), 404, noStore);
  const openSession = async (ctx: Ctx, id: string) => {
    const session = await verbs.readCheckout(ctx, id);
    return session?.status === 'open' ? session : null;
  };

  return endpointRoutes(
    billingSandboxEndpoints,
    {
      readStyle: ({ c }) =>
        c.body(pages.sandboxPaymentStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
      async readCheckout({ c, ctx, params }) {
        const session = await openSession(ctx, params.id);
        const paying = session && (await verbs.readPaying(ctx, session));
        if (!paying) return closed(c);
        const declined = cardByKey(c.req.query('declined'));
        const page = paying.session.subscription
          ? pages.confirmPage(paying)
          : pages.checkoutPage(paying, declined);
        return c.html(framed(page), 200, noStore);
      },
      async pay({ c, ctx, params }) {
        const session = await openSession(ctx, params.id);
        const card = cardByKey((await readForm(c)).card);
        if (!session) return closed(c);
        if (!card) return c.redirect(session.id, 303);
        const paid = await verbs.pay(ctx, shop, { session: session.id, card });
        return c.redirect(nextAfter(paid, { session, card }), 303);
      },
      async confirmPayment({ c, ctx, params }) {
        const session = await openSession(ctx, params.id);
        if (!session) return closed(c);
        const yes = (await readForm(c)).answer === 'yes';
        const paid = await verbs.confirm(ctx, shop, { session: session.id, yes });
        return c.redirect(nextAfter(paid, { session, card: askingCard }), 303);
      },
      async cancelCheckout({ c, ctx, params }) {
        const session = await openSession(ctx, params.id);
        return session ? c.redirect(session.cancel_url, 303) : closed(c);
      },
      async readPortal({ c, ctx, params }) {
        const view = await verbs.readPortal(ctx, params.id);
        if (!view) return closed(c);
        const { sandbox_change: change } = view.portal;
        const page = change ? pages.changePage(view, change.price) : pages.portalPage(view);
        return c.html(framed(page), 200, noStore);
      },
      async changeSubscription({ c, ctx, params }) {
        const view = await verbs.readPortal(ctx, params.id);
        if (!view) return closed(c);
        const form = await readForm(c);
        const price = view.subscription?.items.data[0].price.id;
        const { sandbox_change: change } = view.portal;
        const step: verbs.PortalStep | null =
          form.do === 'switch' && price
            ? { do: 'switch', price: change?.price ?? pages.otherPrice(price) }
            : stepOf(form);
        if (step) await verbs.portalStep(ctx, shop, { view, step });
        return c.redirect(change ? change.doneUrl : view.portal.url, 303);
      },
    },
    { ...serve, before: () => [sameOrigin(originOf)] },
  ).onError((error, c) => {
    const { status, message, headers } = asAppError(error, c);
    return c.html(framed(pages.troublePage(message)), status as ContentfulStatusCode, {
      'cache-control': 'no-store',
      ...headers,
    });
  });
}

function nextAfter(
  paid: verbs.Paid,
  { session, card }: { session: Session; card: TestCard },
): string {
  const own = `${sandboxPaymentsPath}/checkout/${session.id}`;
  if (paid === 'paid') return session.success_url;
  return paid === 'declined' ? `${own}?declined=${card.key}` : own;
}
