import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Containment = {
  supplemental: { subdivisionContainment: Record<string, { _contains: string[] }> };
};

/**
 * The subdivision identifiers of CLDR, by country: `us` + `ak al …`. Countries are parted by `;`,
 * suffixes by `,`; a run of numbers of one width is written `02-08`.
 */
export function encodeSubdivisions(): string {
  const data = require('cldr-core/supplemental/subdivisionContainment.json') as Containment;
  const byCountry = new Map<string, Set<string>>();
  for (const { _contains } of Object.values(data.supplemental.subdivisionContainment)) {
    for (const id of _contains) {
      const match = /^([a-z]{2})([a-z0-9]{1,4})$/.exec(id);
      if (match === null) continue;
      const suffixes = byCountry.get(match[1]!) ?? new Set();
      byCountry.set(match[1]!, suffixes.add(match[2]!));
    }
  }
  return [...byCountry]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, suffixes]) => country + joined([...suffixes].sort()))
    .join(';');
}

function joined(suffixes: string[]): string {
  const parts: { first: string; last: string }[] = [];
  for (const suffix of suffixes) {
    const part = parts.at(-1);
    if (part !== undefined && suffix === following(part.last)) part.last = suffix;
    else parts.push({ first: suffix, last: suffix });
  }
  return parts.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(',');
}

function following(suffix: string): string | undefined {
  if (!/^\d+$/.test(suffix)) return undefined;
  return String(Number(suffix) + 1).padStart(suffix.length, '0');
}
