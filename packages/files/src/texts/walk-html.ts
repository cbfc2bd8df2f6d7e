import { hostile } from '../errors.ts';
import type { Tag } from '../xml/walk-xml.ts';
import { RAW } from './html-elements.ts';

interface HtmlVisitor {
  /** A tag that opens; `local` is in small letters. */
  open(tag: Tag): void;
  close(local: string): void;
  text(start: number, end: number): void;
  /** The content of a script, a style sheet and the like. */
  raw(tag: Tag, start: number, end: number): void;
  comment(start: number, end: number): void;
}

/** Goes through HTML as browsers do: nothing is an error, and every byte belongs to something. */
export function walkHtml(source: string, visitor: HtmlVisitor, { isXml = false } = {}): void {
  let textStart = 0;
  const text = (end: number) => {
    if (end > textStart) visitor.text(textStart, end);
  };
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', at)) {
    const second = source[at + 1] ?? '';
    if (!/[A-Za-z/!?]/.test(second)) {
      at++;
      continue;
    }
    text(at);
    at = second === '!' || second === '?' ? markEnd(source, at, { isXml, visitor }) : tag(at);
    textStart = at;
  }
  text(source.length);

  function tag(start: number): number {
    const end = tagEnd(source, start);
    const name = /^<\/?([^\s/>]*)/.exec(source.slice(start, Math.min(end, start + 100)))![1]!;
    const local = name.toLowerCase();
    if (source[start + 1] === '/') {
      visitor.close(local);
      return end;
    }
    const isEmpty = source[end - 2] === '/';
    const opened: Tag = { name, local, start, end, isEmpty };
    visitor.open(opened);
    if (!RAW.has(local) || (isEmpty && isXml)) return end;
    const rawEnd = closingOf(source, local, end);
    visitor.raw(opened, end, rawEnd);
    return rawEnd;
  }
}

interface Mark {
  isXml: boolean;
  visitor: HtmlVisitor;
}

/** The end of a comment, a declaration, an instruction or a section. */
function markEnd(source: string, at: number, { isXml, visitor }: Mark): number {
  const behind = (mark: string, from: number) => {
    const end = source.indexOf(mark, from);
    return end === -1 ? source.length : end + mark.length;
  };
  if (source.startsWith('<!--', at)) {
    const end = behind('-->', at + 4);
    visitor.comment(at, end);
    return end;
  }
  if (source.startsWith('<![CDATA[', at)) return behind(']]>', at);
  const end = behind('>', at);
  if (isXml && /^<!DOCTYPE[^>]*(\[|<!ENTITY)/i.test(source.slice(at, end)))
    throw hostile('a part declares entities of its own');
  return end;
}

function tagEnd(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (code === 0x3e) return at + 1;
    if ((code !== 0x22 && code !== 0x27) || !isValueStart(source, at)) continue;
    const close = source.indexOf(code === 0x22 ? '"' : "'", at + 1);
    if (close === -1) break;
    at = close;
  }
  return source.length;
}

/** Quotes elsewhere in a tag are part of a name, as in `<p don't>`. */
function isValueStart(source: string, quote: number): boolean {
  let at = quote - 1;
  while (at > 0 && source.charCodeAt(at) <= 0x20) at--;
  return source[at] === '=';
}

function closingOf(source: string, name: string, from: number): number {
  for (let at = source.indexOf('</', from); at !== -1; at = source.indexOf('</', at + 2)) {
    if (source.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return source.length;
}
