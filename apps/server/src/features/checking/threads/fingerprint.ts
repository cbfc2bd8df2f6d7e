import { type FingerprintOptions, fingerprints } from '@cleanpaste/core/similarity';

export interface Prints {
  /** Signed 64-bit numbers, written out: threads and databases pass them on as they are. */
  hashes: string[];
  positions: number[];
}

export interface FingerprintInput extends FingerprintOptions {
  text: string;
}

/** Fingerprints of a text, as two columns. */
export function fingerprintText({ text, ...options }: FingerprintInput): Prints {
  const prints = fingerprints(text, options);
  return {
    hashes: prints.map(({ hash }) => String(hash)),
    positions: prints.map(({ position }) => position),
  };
}
