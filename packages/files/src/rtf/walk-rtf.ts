import { damaged, hostile } from '../errors.ts';
import { LIMITS } from '../limits.ts';

interface RtfVisitor {
  openGroup(at: number): void;
  /** @param end one past the brace */
  closeGroup(end: number): void;
  /** A control word; `value` is undefined where none is written. */
  word(name: string, value: number | undefined, range: Range): void;
  /** A control symbol such as `\~`; for `\'hh` the byte is given. */
  symbol(sign: string, byte: number, range: Range): void;
  /** Plain characters, line ends of the file left out. */
  text(start: number, end: number): void;
}

export interface Range {
  start: number;
  end: number;
}

const WORD = /([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
const PLAIN = /[^\\{}\r\n]+/y;

/**
 * Goes through RTF, given as one unit a byte.
 *
 * @throws FileRefused where it is cut off or not balanced
 */
export function walkRtf(source: string, visitor: RtfVisitor): void {
  let depth = 0;
  let at = 0;
  while (at < source.length) {
    const sign = source[at]!;
    if (sign === '{') {
      if (++depth > LIMITS.depth) throw hostile('its groups are nested too deep');
      visitor.openGroup(at);
      at++;
    } else if (sign === '}') {
      at++;
      visitor.closeGroup(at);
      if (--depth === 0) break;
    } else if (sign === '\\') at = control(source, at, visitor);
    else if (sign === '\r' || sign === '\n') at++;
    else {
      PLAIN.lastIndex = at;
      PLAIN.test(source);
      visitor.text(at, PLAIN.lastIndex);
      at = PLAIN.lastIndex;
    }
  }
  if (depth !== 0) throw damaged('the end of the text is missing, so it may have been cut off');
}

function control(source: string, start: number, visitor: RtfVisitor): number {
  WORD.lastIndex = start + 1;
  const word = WORD.exec(source);
  if (!word) {
    const sign = source[start + 1];
    if (sign === undefined) throw damaged('it ends within a control');
    const end = start + (sign === "'" ? 4 : 2);
    const byte = sign === "'" ? Number.parseInt(source.slice(start + 2, end), 16) : 0;
    if (Number.isNaN(byte)) throw damaged('it has a byte that is none');
    visitor.symbol(sign, byte, { start, end });
    return end;
  }
  const value = word[2] === undefined ? undefined : Number(word[2]);
  let end = WORD.lastIndex;
  // Raw bytes of a picture, of which none is a control.
  if (word[1] === 'bin' && value !== undefined && value > 0) {
    end += value;
    if (end > source.length) throw damaged('a picture in it is cut off');
  }
  visitor.word(word[1]!, value, { start, end });
  return end;
}
