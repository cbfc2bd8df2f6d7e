import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { invalidRequest } from '../../../http/app-error.ts';
import type { SandboxClient } from './compose.ts';
import { subjectOf } from './rules.ts';

export interface NodePair {
  req: IncomingMessage;
  res: ServerResponse;
}

const originsAtMost = 8;

/** What the provider finds wrong with a call of a browser is mostly that it took too long. */
async function within<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    if ((error as { expose?: unknown } | null)?.expose !== true) throw error;
    throw invalidRequest('This sign-in has expired. Please begin again.');
  });
}

/** One provider an origin, made when it is first asked for. */
export function sandboxProviders(client: SandboxClient) {
  const made = new Map<string, Promise<Provider>>();
  return (origin: string): Promise<Provider> => {
    const known = made.get(origin);
    if (known) return known;
    const next = import('./oidc.ts').then(({ createSandboxProvider }) =>
      createSandboxProvider(origin, client),
    );
    if (made.size >= originsAtMost) made.clear();
    made.set(origin, next);
    return next;
  };
}

/** What the person must do next: choose an account, or nothing more. */
export async function interactionStep(provider: Provider, { req, res }: NodePair) {
  const { prompt, params, session, grantId } = await within(provider.interactionDetails(req, res));
  if (prompt.name === 'login') return { step: 'choose' as const };
  return { step: 'consent' as const, params, accountId: session?.accountId, grantId };
}

/** Whoever the browser was to the provider before: with another person it would stop and ask. */
async function forgetLastPerson(provider: Provider, { req, res }: NodePair) {
  const interaction = await within(provider.interactionDetails(req, res));
  if (!interaction.session) return;
  const last = await provider.Session.findByUid(interaction.session.uid);
  await last?.destroy();
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

export async function finishLogin(provider: Provider, pair: NodePair, email: string) {
  await forgetLastPerson(provider, pair);
  await within(
    provider.interactionFinished(pair.req, pair.res, {
      login: { accountId: subjectOf(email) },
    }),
  );
}

/** Choosing a person was the consent; the protocol's own step is answered at once. */
export async function finishConsent(
  provider: Provider,
  pair: NodePair,
  details: { params: Record<string, unknown>; accountId: string | undefined },
) {
  const grant = new provider.Grant({
    accountId: details.accountId,
    clientId: String(details.params.client_id),
  });
  grant.addOIDCScope(String(details.params.scope ?? 'openid'));
  const grantId = await grant.save();
  await within(
    provider.interactionFinished(
      pair.req,
      pair.res,
      { consent: { grantId } },
      { mergeWithLastSubmission: true },
    ),
  );
}

export async function cancel(provider: Provider, { req, res }: NodePair) {
  const result = { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
  await within(provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false }));
}
