import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../config/start-error.ts';

/** Where the address secret of an installation comes from. */
export interface SecretPlace {
  dataDir: string;
  /** `ADDRESS_HASH_SECRET`; null where it is not set. */
  addressHashSecret: string | null;
}

const fileIn = (dataDir: string) => join(dataDir, 'address-secret');

/** The secret that is there; none is made. */
export function knownSecret({ dataDir, addressHashSecret }: SecretPlace): string | null {
  if (addressHashSecret !== null) return addressHashSecret;
  const file = fileIn(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** @throws StartError where the new place has another secret than the one that comes with the data */
export function requireSameSecret(place: SecretPlace, secret: string | null): void {
  const known = knownSecret(place);
  if (secret === null || known === null || known === secret) return;
  throw new StartError(
    place.addressHashSecret === null
      ? `${fileIn(place.dataDir)} is another secret than the export's. Move it away: the export brings its own.`
      : "ADDRESS_HASH_SECRET is another secret than the export's. Set it to that of the old installation, or leave it away.",
  );
}

/**
 * Puts the secret that came with the data where the next start finds it.
 * @returns what the person has to know
 */
export function keepSecret(place: SecretPlace, secret: string | null): string {
  if (secret === null) {
    return 'The export came without an address secret: before the first start, set ADDRESS_HASH_SECRET to the old one, or everybody is signed out.';
  }
  if (place.addressHashSecret !== null) {
    return 'Start it with the same ADDRESS_HASH_SECRET.';
  }
  const file = fileIn(place.dataDir);
  if (!existsSync(file)) writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  return `Its address secret is in ${file}; further machines need it as ADDRESS_HASH_SECRET.`;
}
