import { createHash } from 'node:crypto';

/** A sentence and the place in it that an edit changes. UTF-16 units of the sentence. */
export interface Place {
  sentence: string;
  start: number;
  end: number;
  replacement: string;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** The first twelve hex digits of a hash. */
export const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);

/** The sentence after the edit, and nothing else of it changed. */
export const edited = ({ sentence, start, end, replacement }: Place): string =>
  sentence.slice(0, start) + replacement + sentence.slice(end);

/**
 * What a reader sees: `[-old-]{+new+}` in its sentence, on one line, or in what of the sentence fits
 * into `room` characters around the edit, cut between words.
 */
export function shown({ sentence, start, end, replacement }: Place, room: number): string {
  const before = flat(sentence.slice(0, start)).trimStart();
  const after = flat(sentence.slice(end)).trimEnd();
  const edit = `[-${flat(sentence.slice(start, end))}-]{+${flat(replacement)}+}`;
  // What one side does not need the other may have.
  const left = Math.max(Math.floor(room / 2), room - after.length);
  const right = Math.max(Math.floor(room / 2), room - before.length);
  return cutBefore(before, left) + edit + cutAfter(after, right);
}

function cutBefore(text: string, room: number): string {
  if (text.length <= room) return text;
  const kept = text.slice(text.length - room);
  const space = kept.indexOf(' ');
  return `… ${space < 0 ? kept : kept.slice(space + 1)}`;
}

function cutAfter(text: string, room: number): string {
  if (text.length <= room) return text;
  const kept = text.slice(0, room);
  const space = kept.lastIndexOf(' ');
  return `${space < 0 ? kept : kept.slice(0, space)} …`;
}

/** The edit with two words on either side: what makes two contexts one and the same to a reader. */
export function nearby({ sentence, start, end, replacement }: Place): string {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const before = words(sentence.slice(0, start)).slice(-2);
  const after = words(sentence.slice(end)).slice(0, 2);
  return [...before, sentence.slice(start, end), replacement, ...after].join(' ');
}
