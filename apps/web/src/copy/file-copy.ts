import type { MetadataItem, MetadataKind } from '@cleanpaste/files';
import { formatCount } from '../lib/count.ts';

const characters = (count: number) =>
  `${formatCount(count)} hidden ${count === 1 ? 'character' : 'characters'}`;

const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** A moment as people write it, a duration with its unit; all else as the file has it. */
function inWords(name: string, value: string): string {
  if (moment.test(value) && !Number.isNaN(Date.parse(value))) return momentInWords(value);
  const minutes = name === 'Time of editing' ? minutesIn(value) : null;
  if (minutes === null) return value;
  return `${formatCount(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Office counts minutes; OpenDocument writes `PT1H30M`. */
function minutesIn(value: string): number | null {
  if (/^\d+$/.test(value)) return Number(value);
  const parts = value.match(/^P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?$/);
  if (!parts) return null;
  const [days = 0, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return (days * 24 + hours) * 60 + minutes;
}

/** In the time zone that the file names, so that it says what the file says. */
function momentInWords(value: string): string {
  const [day, time] = value.split('T');
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00Z`),
  );
  if (!time) return date;
  const [, clock, zone = ''] = time.match(/^(\d\d:\d\d)[^Z+-]*(.*)$/) ?? [];
  return `${date}, ${clock}${zone === 'Z' ? ' UTC' : zone && ` (UTC${zone})`}`;
}

export const fileCopy = {
  label: 'File',
  close: 'Close the file',
  looking: 'Looking into the file…',
  cleaning: 'Cleaning the file…',
  cancel: 'Cancel',
  found: (count: number) => `${characters(count)} found`,
  nothing: 'Nothing hidden was found in the text.',
  flagged: (count: number) =>
    `${formatCount(count)} more ${count === 1 ? 'is' : 'are'} only shown: cleaning leaves ${count === 1 ? 'it' : 'them'} in the file.`,
  metadata: 'What else is in the file',
  metadataHelp: 'Switch on what to take out; the rest stays in the file.',
  takeOutAll: 'Take out all of it',
  keepAll: 'Keep all of it',
  /** At the button, so that a cleaned file is not taken for one that says nothing. */
  staying: (kinds: number) =>
    `${kinds === 1 ? 'One kind of detail about people or the file stays' : `${kinds} kinds of detail about people or the file stay`} in it.`,
  /** What its switch does, and what becomes of the kind as the switch stands. */
  takeOut: 'Take out: ',
  fates: { goes: 'will be taken out', stays: 'stays in the file' },
  kinds: {
    author: 'Names of people',
    comments: 'Comments',
    company: 'Company',
    custom: 'Custom properties',
    provenance: 'C2PA marks of origin',
    dates: 'Dates',
    application: 'Application',
    revisions: 'Revision ids and counts',
  } satisfies Record<MetadataKind, string>,
  item: ({ name, values, count }: MetadataItem) =>
    `${name}${values.length > 0 ? `: ${values.map((value) => inWords(name, value)).join(', ')}` : ''}${count > Math.max(values.length, 1) ? ` (${formatCount(count)} in all)` : ''}`,
  download: 'Download the cleaned file',
  /** While all that it says besides its text stays in it. */
  downloadText: 'Download with its text cleaned',
  nothingToDo: 'There is nothing to take out.',
  asText: 'Read it into the box',
  stays: 'The file is read and cleaned in this tab. It is sent nowhere.',
  /** What may help, whatever failed. */
  failedHint:
    'Save it anew in the program that made it, or download it again, and choose it once more.',
  chooseOther: 'Choose another file',
  failed: 'The file could not be worked on. Nothing was changed.',
  done: (name: string) => `${name} is cleaned.`,
} as const;
