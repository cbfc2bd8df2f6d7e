import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { AppEnv } from '../../../http/app-env.ts';
import type { SandboxShop } from './config.ts';
import { SandboxRefusal } from './errors.ts';
import { readForm } from './rules.ts';
import * as forms from './schema.ts';
import * as verbs from './service.ts';

function checked<S extends z.ZodType>(schema: S, pairs: Iterable<[string, string]>): z.output<S> {
  const parsed = schema.safeParse(readForm(pairs));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const field = [...(issue?.path ?? []), ...keys].join('.');
  throw new SandboxRefusal(400, 'parameter_invalid', `The parameter ${field} is wrong.`);
}

const formOf = async (c: Context<AppEnv>) => new URLSearchParams(await c.req.text());
const queryOf = (c: Context<AppEnv>) => new URL(c.req.url).searchParams;
const param = (c: Context<AppEnv>) => c.req.param('id') ?? '';

/**
 * The part of the provider's interface that this product uses: form-encoded calls in, its objects and its
 * errors out, answers repeated by idempotency key. Only the server itself knows the key.
 */
export function sandboxPaymentRoutes(shop: SandboxShop) {
  const once = (c: Context<AppEnv>, make: Parameters<typeof verbs.answerOnce>[2]) =>
    verbs.answerOnce(c.get('ctx'), c.req.header('idempotency-key'), make);
  const listed = async (
    c: Context<AppEnv>,
    kind: 'subscription' | 'charge' | 'refund',
    query: z.output<typeof forms.listQuery>,
  ) => c.json(await verbs.listed(c.get('ctx'), kind, query));

  return new Hono<AppEnv>()
    .use('/v1/*', async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${shop.secretKey}`)
        return c.json(
          { error: { type: 'invalid_request_error', message: 'Invalid API Key.' } },
          401,
        );
      await next();
    })
    .post('/v1/customers', async (c) => {
      const form = checked(forms.customerForm, await formOf(c));
      return c.json(await once(c, (tx) => verbs.createCustomer(c.get('ctx'), tx, form)));
    })
    .get('/v1/customers/:id', async (c) =>
      c.json(await verbs.readObject(c.get('ctx'), 'customer', { id: param(c), expand: [] })),
    )
    .delete('/v1/customers/:id', async (c) => {
      const { id } = await verbs.deleteCustomer(c.get('ctx'), shop, param(c));
      return c.json({ id, object: 'customer', deleted: true });
    })
    .get('/v1/subscriptions', (c) =>
      listed(c, 'subscription', checked(forms.listQuery, queryOf(c))),
    )
    .get('/v1/subscriptions/:id', async (c) => {
      const { expand } = checked(forms.expandQuery, queryOf(c));
      const asked = { id: param(c), expand };
      return c.json(await verbs.readObject(c.get('ctx'), 'subscription', asked));
    })
    .delete('/v1/subscriptions/:id', async (c) => {
      const { id } = await verbs.cancelNow(c.get('ctx'), shop, param(c));
      return c.json(await verbs.readObject(c.get('ctx'), 'subscription', { id, expand: [] }));
    })
    .post('/v1/checkout/sessions', async (c) => {
      const form = checked(forms.checkoutForm, await formOf(c));
      return c.json(await once(c, (tx) => verbs.createCheckout(c.get('ctx'), tx, form)));
    })
    .get('/v1/checkout/sessions/:id', async (c) =>
      c.json(
        await verbs.readObject(c.get('ctx'), 'checkout.session', { id: param(c), expand: [] }),
      ),
    )
    .post('/v1/checkout/sessions/:id/expire', async (c) => {
      const { id } = await verbs.expireCheckout(c.get('ctx'), shop, param(c));
      return c.json(await verbs.readObject(c.get('ctx'), 'checkout.session', { id, expand: [] }));
    })
    .post('/v1/billing_portal/sessions', async (c) => {
      const form = checked(forms.portalForm, await formOf(c));
      return c.json(await once(c, (tx) => verbs.createPortal(c.get('ctx'), tx, form)));
    })
    .get('/v1/charges', (c) => listed(c, 'charge', checked(forms.listQuery, queryOf(c))))
    .get('/v1/charges/:id', async (c) =>
      c.json(await verbs.readObject(c.get('ctx'), 'charge', { id: param(c), expand: [] })),
    )
    .get('/v1/refunds', (c) => listed(c, 'refund', checked(forms.listQuery, queryOf(c))))
    .onError((error, c) => {
      if (!(error instanceof SandboxRefusal)) throw error;
      const { status, code, message, param } = error;
      const type = 'invalid_request_error';
      return c.json({ error: { type, code, message, param } }, status as ContentfulStatusCode);
    });
}
