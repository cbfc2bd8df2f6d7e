import type { SiteConfigAnswer } from '@cleanpaste/contract';
import type { Context } from 'hono';
import type { Config } from '../../../config/environment.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { settingsOf } from './rules.ts';

/** What the settings say besides the configuration. */
export interface SettingsTools {
  originOf: (c: Context<AppEnv>) => string;
  countWorks: () => Promise<number | null>;
}

/** The settings as the page of this request may know them. */
export async function readSettings(
  config: Config,
  { c, originOf, countWorks }: SettingsTools & { c: Context<AppEnv> },
): Promise<SiteConfigAnswer> {
  return settingsOf(config, { siteOrigin: originOf(c), works: await countWorks() });
}
