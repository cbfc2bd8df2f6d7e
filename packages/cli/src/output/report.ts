import type { Finding } from '@cleanpaste/core/hidden';
import type { TextSource } from '../files/text-source.ts';
import type { Place } from './places.ts';

/** A finding with its places in the file. */
export interface Located {
  file: string;
  finding: Finding;
  start: Place;
  end: Place;
}

/** Where findings go; each form of output has one. */
export interface Report {
  begin(): Promise<void>;
  file(source: TextSource): Promise<void>;
  finding(located: Located): Promise<void>;
  endFile(): Promise<void>;
  end(): Promise<void>;
}
