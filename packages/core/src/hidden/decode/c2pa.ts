import { type Candidate, placed, type Weighed } from './reading.ts';

/** `C2PATXT` and a zero byte. */
const MAGIC = [0x43, 0x32, 0x50, 0x41, 0x54, 0x58, 0x54, 0x00];
const HEADER = 13;

interface WrapperInput {
  /** The run of variation selectors as bytes. */
  bytes: number[];
  /** Where the run begins and ends in the text. */
  start: number;
  end: number;
  /** Whether U+FEFF stands before the run, as the format asks for. */
  marked: boolean;
}

/**
 * A C2PA text manifest wrapper: U+FEFF, then in variation selectors the magic number, version 1,
 * a big-endian length of four bytes, and the manifest store. It is provenance, not a secret.
 * Selectors behind the declared length are padding.
 */
export function readC2pa({ bytes, start, end, marked }: WrapperInput): Candidate | null {
  if (!MAGIC.every((byte, i) => bytes[i] === byte)) return null;
  const from = marked ? start - 1 : start;
  const version = bytes[8];
  const length = bytes.slice(9, HEADER).reduce((sum, byte) => sum * 256 + byte, 0);
  const whole = version === 1 && bytes.length >= HEADER + length;
  const manifest = whole ? Uint8Array.from(bytes.slice(HEADER, HEADER + length)) : null;
  const reading: Weighed = {
    scheme: 'c2pa-text',
    content: null,
    bytes: manifest,
    certainty: !whole ? 'detected' : marked ? 'exact' : 'likely',
    note: whole
      ? `C2PA provenance: a manifest of ${length} bytes that says where the text comes from.`
      : `C2PA provenance that is ${version === 1 ? 'cut short' : `of an unknown version (${version ?? 'none'})`}.`,
    evidence: 8 * bytes.length,
    information: Number.POSITIVE_INFINITY,
  };
  return placed(reading, from, end, bytes.length + (marked ? 1 : 0));
}
