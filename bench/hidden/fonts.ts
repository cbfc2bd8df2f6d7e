import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as hb from 'harfbuzzjs';

/** Where Debian's package fonts-noto-core puts its fonts; another folder by the environment. */
const FOLDER = process.env.NOTO_FONTS ?? '/usr/share/fonts/truetype/noto';

export type Shaper = { name: string; font: hb.Font; covers: Set<number> };

function read(file: string): Shaper {
  const bytes = readFileSync(join(FOLDER, file));
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const face = new hb.Face(new hb.Blob(data as ArrayBuffer));
  return { name: file, font: new hb.Font(face), covers: new Set(face.collectUnicodes()) };
}

/** The plain face of every script that is installed; what serves all scripts but one comes last. */
function files(): string[] {
  if (!existsSync(FOLDER)) return [];
  const isPlain = /^Noto(?:Sans|Naskh|Serif)[A-Za-z]*-Regular\.ttf$/;
  const rank = (file: string) => (file.startsWith('NotoSans') ? 0 : 1);
  return readdirSync(FOLDER)
    .filter((file) => isPlain.test(file))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

let shapers: Shaper[] | undefined;

/** All fonts, read once; none where they are not installed. */
function installedFonts(): Shaper[] {
  shapers ??= files().map(read);
  return shapers;
}

/** The font that has most of the characters of a piece; the first one of several. */
export function fontFor(codePoints: number[]): Shaper | undefined {
  let best: Shaper | undefined;
  let most = 0;
  for (const shaper of installedFonts()) {
    const found = codePoints.filter((codePoint) => shaper.covers.has(codePoint)).length;
    if (found > most) [best, most] = [shaper, found];
    if (most === codePoints.length) break;
  }
  return best;
}
