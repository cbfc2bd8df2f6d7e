import { strFromU8, unzipSync } from 'fflate';

/** The parts of an archive as text. */
export function unpack(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
}
