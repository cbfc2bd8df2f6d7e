import { resolve } from 'node:path';
import type { Invocation } from '../invocation.ts';
import { findConfig } from './find-config.ts';

/** Fills in what the project has settled and the call leaves open. */
export async function settle(invocation: Invocation, cwd: string): Promise<Invocation> {
  const { config, folder } = await findConfig(invocation.configFile, cwd);
  const { options, severity, profile, maxWarnings, baseline, ...flags } = invocation;
  const set = config.options;
  return {
    ...flags,
    ignore: [...config.ignore, ...flags.ignore],
    ignoreFrom: folder,
    severity: { ...config.severity, ...severity },
    profile: profile === 'auto' ? (config.profile ?? 'auto') : profile,
    maxWarnings: maxWarnings ?? config.maxWarnings,
    baseline: baseline ?? (config.baseline && resolve(folder, config.baseline)),
    options: {
      ...options,
      // A flag turns its option the one way that is not the default.
      ellipsisAndArrows: options.ellipsisAndArrows !== false && set.ellipsisAndArrows !== false,
      quotes: options.quotes || set.quotes === true,
      dashes: options.dashes || set.dashes === true,
      typographicSpaces: options.typographicSpaces !== false && set.typographicSpaces !== false,
      frenchSpaces: options.frenchSpaces || set.frenchSpaces === true,
      lookAlikes: options.lookAlikes || set.lookAlikes === true,
      chatTraces: options.chatTraces || set.chatTraces === true,
      keepProvenance: options.keepProvenance || set.keepProvenance === true,
      ...(set.listed && { listed: set.listed }),
    },
  };
}
