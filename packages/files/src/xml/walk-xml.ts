import { damaged, hostile } from '../errors.ts';
import { LIMITS } from '../limits.ts';

export interface Tag {
  /** With its prefix. */
  name: string;
  /** Without it. */
  local: string;
  start: number;
  end: number;
  isEmpty: boolean;
}

export interface Attribute {
  name: string;
  local: string;
  /** As it is written, references unresolved. */
  value: string;
  /** Of the whole, with the space before it. */
  start: number;
  valueStart: number;
  valueEnd: number;
}

interface XmlVisitor {
  open(tag: Tag): void;
  /** @param end one past the closing tag, or past the one tag of an empty element */
  close(tag: Tag, contentEnd: number, end: number): void;
  text(start: number, end: number): void;
  /** A section of plain characters; the range is that of its content. */
  section(start: number, end: number): void;
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Goes through XML from tag to tag, in one pass, and holds it against what well-formed means as far
 * as editing in place needs it. Entities of its own are refused: they are what attacks are made of.
 *
 * @throws FileRefused
 */
export function walkXml(source: string, part: string, visitor: XmlVisitor): void {
  const opened: Tag[] = [];
  for (let at = 0; at < source.length; ) {
    const next = source.indexOf('<', at);
    const textEnd = next === -1 ? source.length : next;
    if (textEnd > at) visitor.text(at, textEnd);
    if (next === -1) break;
    at = step(source, { at: next, part, opened, visitor });
  }
  if (opened.length > 0) throw damaged(`${part} ends before <${opened.at(-1)!.name}> is closed`);
}

interface Step {
  at: number;
  part: string;
  opened: Tag[];
  visitor: XmlVisitor;
}

/** What begins at a `<`; gives the place behind it. */
function step(source: string, { at, part, opened, visitor }: Step): number {
  const second = source.charCodeAt(at + 1);
  if (second === 0x3f) return behind(source, '?>', { at, part });
  if (second === 0x21) {
    if (source.startsWith('<!--', at)) return behind(source, '-->', { at: at + 4, part });
    if (source.startsWith('<![CDATA[', at)) {
      const end = behind(source, ']]>', { at, part });
      visitor.section(at + 9, end - 3);
      return end;
    }
    return documentTypeEnd(source, at, part);
  }
  const end = tagEnd(source, at, part);
  if (second === 0x2f) {
    const name = source.slice(at + 2, end - 1).trimEnd();
    const tag = opened.pop();
    if (tag?.name !== name) throw damaged(`${part} closes <${name}>, which is not open`);
    visitor.close(tag, at, end);
    return end;
  }
  const tag = tagAt(source, at, end);
  if (tag.name === '') throw damaged(`${part} has a tag without a name`);
  visitor.open(tag);
  if (tag.isEmpty) visitor.close(tag, end, end);
  else if (opened.push(tag) > LIMITS.depth) throw hostile(`${part} is nested too deep`);
  return end;
}

function tagAt(source: string, start: number, end: number): Tag {
  let to = start + 1;
  for (; to < end - 1; to++) {
    const code = source.charCodeAt(to);
    if (code <= 0x20 || code === 0x2f) break;
  }
  const name = source.slice(start + 1, to);
  return { name, local: localOf(name), start, end, isEmpty: source[end - 2] === '/' };
}

/** One past the `>` of a tag; one within quotes is part of a value. */
function tagEnd(source: string, start: number, part: string): number {
  for (let at = start + 1; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === 0x3e) return at + 1;
    if (code === 0x3c) break;
    if (code !== 0x22 && code !== 0x27) continue;
    at = source.indexOf(code === 0x22 ? '"' : "'", at + 1);
    if (at === -1) break;
  }
  throw damaged(`${part} has a tag without an end`);
}

function behind(source: string, mark: string, { at, part }: { at: number; part: string }): number {
  const end = source.indexOf(mark, at);
  if (end === -1) throw damaged(`${part} ends before a ${mark}`);
  return end + mark.length;
}

function documentTypeEnd(source: string, at: number, part: string): number {
  const end = behind(source, '>', { at, part });
  const declared = source.slice(at, end);
  if (declared.includes('[') || /<!ENTITY/i.test(declared))
    throw hostile(`${part} declares entities of its own`);
  return end;
}

const ATTRIBUTE = /\s+([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The attributes of a tag, in order. */
export function attributesOf(source: string, { start, end }: Tag): Attribute[] {
  const slice = source.slice(start, end);
  if (!slice.includes('=')) return [];
  return Array.from(slice.matchAll(ATTRIBUTE), (match) => {
    const value = match[2] ?? match[3] ?? '';
    const valueEnd = start + match.index + match[0].length - 1;
    return {
      name: match[1]!,
      local: localOf(match[1]!),
      value,
      start: start + match.index,
      valueStart: valueEnd - value.length,
      valueEnd,
    };
  });
}
