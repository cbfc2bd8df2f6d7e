import { createRequire } from 'node:module';
import type { Entry } from './entry.ts';

const require = createRequire(import.meta.resolve('@cleanpaste/core/package.json'));

const NUMBERS = [5, 1234.5, 10_000, 1_234_567.89];
const UNITS = ['kilometer', 'kilogram', 'celsius', 'kilometer-per-hour', 'percent', 'megabyte'];
const DISPLAYS = ['short', 'long'] as const;
const STYLES = ['full', 'long', 'medium', 'short'] as const;
const MORNING = new Date(2026, 10, 22, 9, 30);
const EVENING = new Date(2026, 11, 23, 21, 30);

function locales(): string[] {
  const { availableLocales } = require('cldr-core/availableLocales.json') as {
    availableLocales: { full: string[] };
  };
  return Intl.NumberFormat.supportedLocalesOf(availableLocales.full);
}

function numbersOf(locale: string, number: number): string[] {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(number);
  return [
    format({}),
    format({ style: 'percent' }),
    ...['EUR', 'CHF', 'USD'].flatMap((currency) =>
      (['symbol', 'code'] as const).map((currencyDisplay) =>
        format({ style: 'currency', currency, currencyDisplay }),
      ),
    ),
    ...DISPLAYS.flatMap((unitDisplay) =>
      UNITS.map((unit) => format({ style: 'unit', unit, unitDisplay })),
    ),
    ...DISPLAYS.map((compactDisplay) => format({ notation: 'compact', compactDisplay })),
  ];
}

function datesOf(locale: string): string[] {
  return STYLES.flatMap((style) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, options);
    return [
      format({ dateStyle: style, timeStyle: 'short' }).format(MORNING),
      format({ timeStyle: style }).format(EVENING),
      format({ dateStyle: style }).formatRange(MORNING, EVENING),
    ];
  });
}

/** Numbers, amounts, units and dates with a no-break space, as this engine's Intl writes them. */
export function formattedTexts(): Entry[] {
  const found = new Map<string, Entry>();
  for (const locale of locales()) {
    const texts = [...NUMBERS.flatMap((number) => numbersOf(locale, number)), ...datesOf(locale)];
    for (const text of texts)
      if (/[\u00a0\u202f]/.test(text) && !found.has(text)) found.set(text, ['intl', locale, text]);
  }
  return [...found.values()];
}
