import type { CleanOptions } from '@cleanpaste/core/hidden';
import { SEVERITIES, type Severities } from '../checks/listed.ts';
import { PROFILES } from '../choices.ts';
import { UsageError } from '../errors.ts';
import { RULE_IDS } from '../output/rules.ts';
import { type Config, NO_CONFIG } from './config.ts';

type Check = (value: unknown, at: string) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list: Check = (value, at) => {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new UsageError(`${at} has to be a list of strings`);
};
const count: Check = (value, at) => {
  if (Number.isInteger(value) && Number(value) >= 0) return value;
  throw new UsageError(`${at} has to be a whole number, 0 or more`);
};
const text: Check = (value, at) => {
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(`${at} has to be a string`);
};
const flag: Check = (value, at) => {
  if (typeof value === 'boolean') return value;
  throw new UsageError(`${at} has to be true or false`);
};
const oneOf =
  (words: readonly string[]): Check =>
  (value, at) => {
    if (words.includes(String(value))) return value;
    throw new UsageError(`${at} has to be one of ${words.join(', ')}`);
  };

/** An object with no other keys than these, each with a check of its own. */
const keyed =
  (checks: Record<string, Check>): Check =>
  (value, at) => {
    if (!isObject(value)) throw new UsageError(`${at} has to be an object`);
    for (const [key, inner] of Object.entries(value)) {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      const known = Object.keys(checks).filter((one) => one !== '$schema');
      if (!check) throw new UsageError(`${at} knows no “${key}”; it knows ${known.join(', ')}`);
      check(inner, `${at}: ${key}`);
    }
    return value;
  };

const severities = keyed(Object.fromEntries(RULE_IDS.map((id) => [id, oneOf(SEVERITIES)])));

const OPTIONS: Record<keyof CleanOptions, Check> = {
  ellipsisAndArrows: flag,
  quotes: flag,
  dashes: flag,
  typographicSpaces: flag,
  frenchSpaces: flag,
  lookAlikes: flag,
  chatTraces: flag,
  keepProvenance: flag,
  listed: keyed({
    'look-alike-word': flag,
    'latin-look-alike': flag,
    'styled-letters': flag,
    'mixed-digits': flag,
    'punctuation-look-alike': flag,
    'stacked-marks': flag,
    'doubled-mark': flag,
    'leading-mark': flag,
    denormalised: flag,
    'trailing-message': flag,
    'space-message': flag,
    'line-end-message': flag,
    'chat-trace': flag,
  } satisfies Record<keyof NonNullable<CleanOptions['listed']>, Check>),
};

const whole = keyed({
  $schema: text,
  ignore: list,
  severity: severities,
  options: keyed(OPTIONS),
  profile: oneOf(PROFILES),
  maxWarnings: count,
  baseline: text,
});

/**
 * Takes a configuration as somebody wrote it.
 *
 * @throws UsageError that names the place and what is allowed there
 */
export function validConfig(value: unknown, name: string): Config {
  whole(value, name);
  const { $schema: _, ...config } = value as Config & { $schema?: string };
  return { ...NO_CONFIG, ...config };
}

/** `CATEGORY=LEVEL`, as flags give it. @throws UsageError */
export function severitiesFrom(flags: string[]): Severities {
  const odd = flags.find((one) => !one.includes('='));
  if (odd !== undefined)
    throw new UsageError(`--severity takes KIND=LEVEL, such as space=error, not ${odd}`);
  const set = Object.fromEntries(flags.map((one) => one.split('=', 2)));
  severities(set, '--severity');
  return set;
}
