import type { Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppEnv } from './app-env.ts';
import { AppError, notFound } from './app-error.ts';
import { errorAnswer } from './on-error.ts';

/** Ends a part of the API: what is not a route of it is not a page either. */
export const noRoute = (c: Context<AppEnv>): Response => errorAnswer(c, notFound());

/**
 * Tells a wrong method from a wrong address: 405, with the methods that the address knows.
 * @param answer makes the answer of the error, as this part of the API gives it
 */
export function wrongMethod(app: Hono<AppEnv>, answer = errorAnswer) {
  return methodNotAllowed({
    app: app as unknown as Hono,
    onMethodNotAllowed: (c, methods) => {
      const allow = methods.join(', ');
      const message = `This address answers ${allow} only.`;
      return answer(
        c as unknown as Context<AppEnv>,
        new AppError('method_not_allowed', message, { headers: { allow } }),
      );
    },
  });
}
