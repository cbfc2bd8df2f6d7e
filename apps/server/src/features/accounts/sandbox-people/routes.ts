import { accountsSandboxEndpoints } from '@cleanpaste/contract';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError, invalidRequest } from '../../../http/app-error.ts';
import { endpointRoutes, type ServeTools } from '../../../http/endpoint-routes.ts';
import { readForm } from '../../../http/form-body.ts';
import { type SandboxClient, sandboxPath } from './compose.ts';
import { personaPage, sandboxStyle, troublePage } from './pages.ts';
import * as verbs from './service.ts';

interface SandboxParts {
  client: SandboxClient;
  originOf: (c: Context<AppEnv>) => string;
  productName: string;
  /** What the page of an error is made of. */
  asAppError: (error: Error, c: Context<AppEnv>) => AppError;
}

const address = z.email().max(254);

/** The provider speaks Node's own request and answer. */
function nodePair(c: Context<AppEnv>): verbs.NodePair {
  const { incoming, outgoing } = c.env;
  if (!incoming || !outgoing)
    throw new AppError('internal_error', 'The sandbox needs a real connection.');
  // The provider's answers pass by everything that would name the request.
  outgoing.setHeader('x-request-id', c.get('requestId'));
  return { req: incoming as verbs.NodePair['req'], res: outgoing as verbs.NodePair['res'] };
}

/** The sandbox that stands in for Google, with its page. */
export function sandboxSignInRoutes(
  serve: ServeTools,
  { client, originOf, productName, asAppError }: SandboxParts,
) {
  const providerFor = verbs.sandboxProviders(client);
  const own = async (c: Context<AppEnv>) => ({
    provider: await providerFor(originOf(c)),
    pair: nodePair(c),
  });

  return endpointRoutes(
    accountsSandboxEndpoints,
    {
      readStyle: ({ c }) =>
        c.body(sandboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
      async choosePerson({ c, params }) {
        const { provider, pair } = await own(c);
        const next = await verbs.interactionStep(provider, pair);
        if (next.step === 'choose') return c.html(personaPage(params.uid, productName));
        await verbs.finishConsent(provider, pair, next);
        return RESPONSE_ALREADY_SENT;
      },
      async signInAsPerson({ c }) {
        const { provider, pair } = await own(c);
        const email = address.safeParse((await readForm(c)).email);
        if (!email.success) throw invalidRequest('Please enter an e-mail address.');
        await verbs.finishLogin(provider, pair, email.data);
        return RESPONSE_ALREADY_SENT;
      },
      async cancelSignIn({ c }) {
        const { provider, pair } = await own(c);
        await verbs.cancel(provider, pair);
        return RESPONSE_ALREADY_SENT;
      },
    },
    serve,
  )
    .all(`${sandboxPath}/*`, async (c) => {
      const { provider, pair } = await own(c);
      const request = pair.req as typeof pair.req & { originalUrl?: string };
      request.originalUrl = request.url;
      request.url = (request.url ?? '').slice(sandboxPath.length) || '/';
      await provider.callback()(pair.req, pair.res);
      return RESPONSE_ALREADY_SENT;
    })
    .onError((error, c) => {
      const { status, message, headers } = asAppError(error, c);
      return c.html(troublePage(message, productName), status as ContentfulStatusCode, {
        'cache-control': 'no-store',
        ...headers,
      });
    });
}
