import { readChannel } from './channel.ts';
import { type Candidate, placed } from './reading.ts';

const PLAIN = 'abcdefghijlnopqrsuvwxyz';
const TWINS = 'а\u042cϲԁе\uab35ɡһіϳ1ոοрԛ\uab81ѕսᴠԝхуᴢ';
/** Those of no other table: without one of them, another reading is the better guess. */
const PECULIAR = /[\u042c\uab35\u0261\u1d20\u1d22\uab81\u03f2\u03f3\u0578\u057d]/;
const FLOOR = 22;

/** pyUnicodeSteganography: a bit in each of twenty-three letters, the low bit of a byte first. */
export function decodeSwappedLetters(text: string): Candidate | null {
  if (!PECULIAR.test(text)) return null;
  const at: number[] = [];
  const bits: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const isTwin = TWINS.includes(text.charAt(i));
    if (!isTwin && !PLAIN.includes(text.charAt(i))) continue;
    at.push(i);
    bits.push(isTwin ? 1 : 0);
  }
  const read = readChannel(Uint8Array.from(bits), FLOOR);
  if (read === null) return null;
  const { content, bytes, evidence, information, length, how } = read;
  const note = `pyUnicodeSteganography: bits in letters that are exchanged for look-alikes, ${how}.`;
  return placed(
    {
      scheme: 'py-unicode-steganography',
      content,
      bytes,
      certainty: 'likely',
      note,
      evidence,
      information,
    },
    at[0]!,
    at[length - 1]! + 1,
    length,
  );
}
