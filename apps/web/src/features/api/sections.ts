import { apiCalls } from '@cleanpaste/contract';
import { apiDocsCopy as copy } from '../../copy/api-docs-copy.ts';

export interface Section {
  id: string;
  title: string;
  /** Stands under the section before it. */
  isPart?: boolean;
}

/** What the reference is made of, in its order: headings and table of contents take it from here. */
export const sections: Section[] = [
  { id: 'start', title: copy.start },
  { id: 'calls', title: copy.verbs },
  ...apiCalls.map((verb) => ({ id: verb, title: copy.verbTitles[verb], isPart: true })),
  { id: 'options', title: copy.options },
  { id: 'limits', title: copy.limits },
  { id: 'problems', title: copy.problems },
  { id: 'command-line', title: copy.commandLine },
  { id: 'install', title: copy.install, isPart: true },
  { id: 'online', title: copy.online, isPart: true },
  { id: 'openapi', title: copy.machine },
];
