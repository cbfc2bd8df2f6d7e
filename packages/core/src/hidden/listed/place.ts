import type { LISTED_KINDS } from '../listed-kinds.ts';

/** A stretch that is listed, in UTF-16 units; `kind` is a code of `LISTED_KINDS`. */
export interface Place {
  start: number;
  end: number;
  kind: (typeof LISTED_KINDS)[keyof typeof LISTED_KINDS]['code'];
}

/** Finds places of one sort; `isStrict` lists them where they are ordinary as well. */
export type Finder = (text: string, isStrict: boolean) => Place[];
