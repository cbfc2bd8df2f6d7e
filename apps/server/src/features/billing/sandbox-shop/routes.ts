import { billingProviderEndpoints } from '@cleanpaste/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { AppEnv } from '../../../http/app-env.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { readNestedForm } from '../../../http/nested-form.ts';
import { readBytes } from '../../../http/request-body.ts';
import type { SandboxShop } from './compose.ts';
import { SandboxRefusal } from './errors.ts';
import * as forms from './schema.ts';
import * as verbs from './service.ts';

function checked<S extends z.ZodType>(schema: S, pairs: Iterable<[string, string]>): z.output<S> {
  const parsed = schema.safeParse(readNestedForm(pairs));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const field = [...(issue?.path ?? []), ...keys].join('.');
  throw new SandboxRefusal(400, 'parameter_invalid', `The parameter ${field} is wrong.`);
}

const formLimit = {
  maxBytes: 65_536,
  tooLarge: () => new SandboxRefusal(400, 'parameter_invalid', 'The form is too large.'),
};
const readFormOf = async (c: Context<AppEnv>) => {
  const bytes = await readBytes(c.req.raw.body, formLimit);
  return new URLSearchParams(Buffer.from(bytes).toString('utf8'));
};
const queryOf = (c: Context<AppEnv>) => new URL(c.req.url).searchParams;

/** Only the server itself knows the key. */
const requireSecretKey = ({ secretKey }: SandboxShop) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${secretKey}`)
      throw new SandboxRefusal(401, 'api_key_invalid', 'Invalid API Key.');
    await next();
  });

/**
 * The part of the provider's interface that this product uses: form-encoded calls in, its objects and its
 * errors out, answers repeated by idempotency key.
 */
export function sandboxPaymentRoutes(serve: ServeTools, shop: SandboxShop) {
  const once = async (c: Context<AppEnv>, make: Parameters<typeof verbs.answerOnce>[2]) =>
    c.json(await verbs.answerOnce(c.get('ctx'), c.req.header('idempotency-key'), make));
  const listed = async (c: Context<AppEnv>, kind: 'subscription' | 'charge' | 'refund') =>
    c.json(await verbs.listed(c.get('ctx'), kind, checked(forms.listQuery, queryOf(c))));
  type Kind = Parameters<typeof verbs.readObject>[1];
  const read = async (
    c: Context<AppEnv>,
    kind: Kind,
    { id, expand = [] }: { id: string; expand?: string[] },
  ) => c.json(await verbs.readObject(c.get('ctx'), kind, { id, expand }));

  return endpointRoutes(
    billingProviderEndpoints,
    {
      async createCustomer({ c, ctx }) {
        const form = checked(forms.customerForm, await readFormOf(c));
        return once(c, (tx) => verbs.createCustomer(ctx, tx, form));
      },
      readCustomer: ({ c, params }) => read(c, 'customer', params),
      async deleteCustomer({ c, ctx, params }) {
        const { id } = await verbs.deleteCustomer(ctx, shop, params.id);
        return c.json({ id, object: 'customer', deleted: true });
      },
      listSubscriptions: ({ c }) => listed(c, 'subscription'),
      readSubscription: ({ c, params }) =>
        read(c, 'subscription', { ...params, ...checked(forms.expandQuery, queryOf(c)) }),
      async cancelSubscription({ c, ctx, params }) {
        return read(c, 'subscription', await verbs.cancelNow(ctx, shop, params.id));
      },
      async createCheckout({ c, ctx }) {
        const form = checked(forms.checkoutForm, await readFormOf(c));
        return once(c, (tx) => verbs.createCheckout(ctx, tx, form));
      },
      readCheckout: ({ c, params }) => read(c, 'checkout.session', params),
      async expireCheckout({ c, ctx, params }) {
        return read(c, 'checkout.session', await verbs.expireCheckout(ctx, shop, params.id));
      },
      async createPortal({ c, ctx }) {
        const form = checked(forms.portalForm, await readFormOf(c));
        return once(c, (tx) => verbs.createPortal(ctx, tx, form));
      },
      listCharges: ({ c }) => listed(c, 'charge'),
      readCharge: ({ c, params }) => read(c, 'charge', params),
      listRefunds: ({ c }) => listed(c, 'refund'),
    },
    { ...serve, before: () => [requireSecretKey(shop)] },
  ).onError((error, c) => {
    if (!(error instanceof SandboxRefusal)) throw error;
    const { status, code, message, param } = error;
    const type = 'invalid_request_error';
    return c.json({ error: { type, code, message, param } }, status as ContentfulStatusCode);
  });
}
