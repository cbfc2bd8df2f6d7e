import type { MetadataItem } from '@cleanpaste/files';
import type { Listed, Severity } from '../checks/listed.ts';
import type { TextSource } from '../files/text-source.ts';
import type { Place } from './places.ts';

/** A finding with its places in the file. */
export interface Located {
  file: string;
  finding: Listed;
  severity: Severity;
  start: Place;
  end: Place;
  /** Which finding it is, wherever its line stands; only where somebody asks for it. */
  fingerprint?: string;
}

/** What a document says beside its text: about people, and about what cannot be done with it. */
interface Said {
  metadata: MetadataItem[];
  notes: string[];
}

/** What a report has to know of a file. */
export type Opened = Pick<TextSource, 'name' | 'label' | 'binary'> & { encoding: object | null };

/** Where findings go; each form of output has one. */
export interface Report {
  begin(): Promise<void>;
  file(source: Opened): Promise<void>;
  finding(located: Located): Promise<void>;
  /** @param said what a document says beside its text */
  endFile(said?: Said): Promise<void>;
  end(): Promise<void>;
}
