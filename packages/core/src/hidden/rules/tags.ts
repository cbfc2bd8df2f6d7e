import * as Kind from '../kind-codes.ts';
import { leftOf, stepLeft, type Tokens } from '../tokens.ts';

const BLACK_FLAG = 0x1f3f4;
const TAG_OFFSET = 0xe0000;
const CANCEL_TAG = 0xe007f;

/**
 * R5: how many tags of the tokens `from` to `to` belong to the flag of a subdivision: the black flag,
 * three to six letters or digits, the cancel tag. 0 when they do not form one.
 */
export function flagTagCount(tokens: Tokens, from: number, to: number): number {
  let id = '';
  let count = 0;
  for (let index = from; index < to; index++) {
    if (tokens.kinds[index] !== Kind.tag) {
      // Behind a joiner they would belong to another element.
      if (tokens.kinds[index] === Kind.joiner) return 0;
      continue;
    }
    count++;
    const codePoint = tokens.text.codePointAt(tokens.starts[index]!)!;
    if (codePoint === CANCEL_TAG) break;
    id += String.fromCharCode(codePoint - TAG_OFFSET);
    if (count === 7) return 0;
  }
  if (count !== id.length + 1 || !/^[a-z]{2}[a-z0-9]{1,4}$/.test(id) || !tokens.isSubdivision(id))
    return 0;
  return stepLeft(tokens, leftOf(tokens, from)) === BLACK_FLAG ? count : 0;
}
