import { type FingerprintOptions, fingerprints } from '@cleanpaste/core/similarity';

export interface Prints {
  /** Signed 64-bit numbers, written out: threads and databases pass them on as they are. */
  hashes: string[];
  positions: number[];
}

export interface FingerprintJob extends FingerprintOptions {
  text: string;
}

/** Fingerprints of a text, as two columns. */
export function fingerprintJob({ text, ...options }: FingerprintJob): Prints {
  const prints = fingerprints(text, options);
  return {
    hashes: prints.map(({ hash }) => String(hash)),
    positions: prints.map(({ position }) => position),
  };
}
