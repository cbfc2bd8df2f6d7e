import { Inflate } from 'fflate';
import { damaged, FileRefused, hostile } from '../errors.ts';

/** One step never unpacks to more than a thousand times as much. */
const STEP = 1 << 14;

/**
 * Unpacks into exactly the promised number of bytes, and stops at the first that is one too many:
 * an entry that says less than it holds costs no more than it says.
 *
 * @throws FileRefused
 */
export function inflateExactly(packed: Uint8Array, size: number, name: string): Uint8Array {
  const output = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw hostile(`${name} unpacks to more than it says`);
    output.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += STEP) {
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw damaged(`${name} cannot be unpacked`);
  }
  if (length !== size) throw damaged(`${name} is shorter than it says`);
  return output;
}
