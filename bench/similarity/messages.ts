/** Reads a catalogue of gettext (`.mo`, little-endian): translations by what they translate. */
export function readMessages(bytes: Buffer): Map<string, string> {
  const [count, originals, translations] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [
    number,
    number,
    number,
  ];
  const at = (table: number, index: number): string => {
    const length = bytes.readUInt32LE(table + 8 * index);
    const start = bytes.readUInt32LE(table + 8 * index + 4);
    return bytes.toString('utf8', start, start + length);
  };
  return new Map(
    Array.from({ length: count }, (_, index) => [at(originals, index), at(translations, index)]),
  );
}
