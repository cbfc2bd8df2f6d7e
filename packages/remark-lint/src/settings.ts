import { type InspectOptions, type Severity, severities } from '@cleanpaste/inspect';

/** What the rule takes behind its severity. */
export interface RuleOptions extends Omit<InspectOptions, 'path' | 'profile' | 'language'> {
  /** The least severity that is reported. Default `warning`: typography passes. */
  from?: Severity;
}

type Level = boolean | 0 | 1 | 2 | 'off' | 'on' | 'warn' | 'error';

/** As every rule of remark-lint takes them: nothing, options, a level, or a list of both. */
export type RuleSettings = Level | RuleOptions | [level: Level, options?: RuleOptions];

const levels: Record<string, 0 | 1 | 2> = {
  ...{ false: 0, off: 0, 0: 0 },
  ...{ true: 1, on: 1, warn: 1, 1: 1 },
  ...{ error: 2, 2: 2 },
};

const known = new Set<string>([
  ...['from', 'categories', 'ellipsisAndArrows', 'quotes', 'dashes'],
  ...['typographicSpaces', 'frenchSpaces', 'lookAlikes', 'chatTraces', 'keepProvenance'],
]);

/** @throws Error for a level or an option that there is not */
export function readSettings(settings: RuleSettings | undefined): {
  level: 0 | 1 | 2;
  options: RuleOptions;
} {
  const isOptions = typeof settings === 'object' && !Array.isArray(settings);
  const [word = true, options = {}] = Array.isArray(settings)
    ? settings
    : isOptions
      ? [true, settings]
      : [settings];
  const level = levels[String(word)];
  if (level === undefined) throw new Error(`no-hidden-characters: ${String(word)} is no severity`);
  const [wrong] = Object.keys(options).filter((it) => !known.has(it));
  if (wrong !== undefined) throw new Error(`no-hidden-characters: there is no option ${wrong}`);
  if (options.from !== undefined && !severities.includes(options.from))
    throw new Error(`no-hidden-characters: from is one of ${severities.join(', ')}`);
  return { level, options };
}
