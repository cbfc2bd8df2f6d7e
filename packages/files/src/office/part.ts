import { damaged } from '../errors.ts';
import type { Edit } from '../text/edits.ts';
import { cleanFlow, type Piece, readIn } from '../text/flow.ts';
import type { Work } from '../work.ts';
import { addText } from '../xml/references.ts';
import { type Attribute, attributesOf, type Tag, walkXml } from '../xml/walk-xml.ts';
import { keepEdgeSpaces, type TextElement } from './edge-spaces.ts';
import { readMetadata } from './metadata.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A paragraph while it is gone through; another one may lie within it, in a text box. */
interface Paragraph {
  tag: Tag;
  number: number;
  shown: Piece[];
  deleted: Piece[];
  elements: TextElement[];
  isField: boolean;
}

/**
 * Lists what is hidden in a part of a document, and what it says about people.
 *
 * @returns what has to be changed in the source
 * @throws FileRefused for what is not well-formed
 */
export function editsOfPart(
  source: string,
  { part, vocabulary, work }: { part: string; vocabulary: Vocabulary; work: Work },
): Edit[] {
  const edits: Edit[] = [];
  const metadata = readMetadata(source, { work, part, edits });
  const { spelling } = vocabulary;
  const { options, collector } = work;
  const open: Paragraph[] = [];
  let target: Piece[] | null = null;
  let passedOver = 0;
  let count = 0;

  function clean(pieces: Piece[], number: number): Edit[] {
    const result = cleanFlow(pieces, { options, spelling });
    collector.addFindings(result.findings, part, number);
    for (const edit of result.edits) edits.push(edit);
    return result.edits;
  }

  function add(start: number, end: number) {
    const top = open.at(-1);
    const pieces =
      passedOver > 0 || !top ? null : top.isField || !vocabulary.texts ? top.shown : target;
    const onUnknown = (reference: string) => {
      throw damaged(`${part} has ${reference}, which nothing defines`);
    };
    if (pieces) addText(pieces, source, { start, end, isHtml: false, onUnknown });
  }

  function openParagraph(tag: Tag, isField: boolean) {
    count++;
    open.push({ tag, number: count, shown: [], deleted: [], elements: [], isField });
    target = null;
  }

  function openWithin(top: Paragraph, tag: Tag, attributes: Attribute[]) {
    const role = vocabulary.texts?.get(tag.local);
    if (role) {
      target = top[role];
      top.elements.push({ tag, contentEnd: tag.end, attributes });
      return;
    }
    if (passedOver > 0) return;
    const { start, end } = tag;
    const hidden = tag.isEmpty ? vocabulary.hidden.get(tag.local) : undefined;
    if (hidden) top.shown.push({ text: hidden, start, end, kind: 'whole' });
    const sign = vocabulary.signs.get(tag.local);
    if (sign) top.shown.push({ text: sign, start, end, kind: 'fixed' });
  }

  walkXml(source, part, {
    open(tag) {
      const attributes = attributesOf(source, tag);
      metadata.open(tag, attributes);
      for (const attribute of attributes) {
        if (vocabulary.attributes.has(attribute.local)) cleanAttribute(attribute);
      }
      if (vocabulary.passedOver.has(tag.local)) passedOver++;
      const top = open.at(-1);
      if (vocabulary.paragraphs.has(tag.local)) openParagraph(tag, false);
      else if (vocabulary.fields.has(tag.local)) openParagraph(tag, true);
      else if (top) openWithin(top, tag, attributes);
    },
    close(tag, contentEnd, end) {
      metadata.close(tag, contentEnd, end);
      if (vocabulary.passedOver.has(tag.local)) passedOver--;
      const top = open.at(-1);
      if (!top) return;
      if (vocabulary.texts?.has(tag.local)) {
        target = null;
        const element = top.elements.at(-1);
        if (element?.tag === tag) element.contentEnd = contentEnd;
      }
      if (top.tag !== tag) return;
      open.pop();
      work.onText?.(readIn(top.shown));
      const made = [...clean(top.shown, top.number), ...clean(top.deleted, top.number)];
      for (const edit of keepEdgeSpaces(source, part, { elements: top.elements, made })) {
        edits.push(edit);
      }
    },
    text(start, end) {
      metadata.text(start, end);
      add(start, end);
    },
    section(start, end) {
      metadata.text(start, end);
      const top = open.at(-1);
      const pieces = top?.isField || !vocabulary.texts ? top?.shown : target;
      if (passedOver > 0 || !pieces || end === start) return;
      pieces.push({ text: source.slice(start, end), start, end, kind: 'plain' });
    },
  });

  function cleanAttribute({ valueStart, valueEnd }: Attribute) {
    const pieces: Piece[] = [];
    addText(pieces, source, { start: valueStart, end: valueEnd, isHtml: false });
    const result = cleanFlow(pieces, { options, spelling: { escape: spelling.escape } });
    collector.addFindings(result.findings, part, Math.max(count, 1));
    for (const edit of result.edits) edits.push(edit);
  }

  return edits;
}
