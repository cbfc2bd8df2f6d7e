import type { SiteConfigAnswer } from '@cleanpaste/contract';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../../http/app-env.ts';

/** What the page may know of the settings; the prerendered HTML carries the defaults. */
export const siteConfigRoutes = ({ originOf }: { originOf: (c: Context<AppEnv>) => string }) =>
  new Hono<AppEnv>().get('/site-config', (c) => {
    const { config } = c.get('ctx');
    const answer: SiteConfigAnswer = {
      productName: config.productName,
      supportEmail: config.supportEmail,
      companyLine: config.companyLine,
      siteOrigin: originOf(c),
      sandbox: {
        signIn: config.google === null && config.sandboxAllowed,
        payments: config.stripe === null && config.sandboxAllowed,
        mail: config.smtpUrl === null,
      },
      analytics: config.analytics,
    };
    return c.json(answer, 200, { 'cache-control': 'public, max-age=60' });
  });
