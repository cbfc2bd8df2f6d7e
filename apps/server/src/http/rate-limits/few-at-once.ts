import { allEndpoints, callsAtOnce } from '@cleanpaste/contract';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { matchedRoute } from '../every-request.ts';
import { untilSent, workUnderWay } from './calls-at-once.ts';

const ofProviders: ReadonlySet<string | null> = new Set(
  allEndpoints.filter(({ auth }) => auth === 'provider').map(({ address }) => address),
);

/**
 * Lets one token, or one address without any, have only so many calls of any kind under way: to find
 * out whose they are takes the database already. Providers send what happened, all at once if need be.
 */
export function fewAtOnce() {
  const underWay = workUnderWay(2 * callsAtOnce);
  return createMiddleware<AppEnv>(async (c, next) => {
    if (ofProviders.has(matchedRoute(c))) return next();
    const end = underWay.begin(c.req.header('authorization') ?? c.get('ctx').addressHash);
    try {
      await next();
    } catch (error) {
      end();
      throw error;
    }
    const sent = untilSent(c.res, end);
    if (sent !== c.res) c.res = sent;
  });
}
