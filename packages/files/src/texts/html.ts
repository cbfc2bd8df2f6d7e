import { scan } from '@cleanpaste/core/hidden';
import type { Edit } from '../text/edits.ts';
import { cleanFlow, type Piece, readIn, type Spelling } from '../text/flow.ts';
import type { Work } from '../work.ts';
import { addText, escapeXml } from '../xml/references.ts';
import { type Attribute, attributesOf, type Tag } from '../xml/walk-xml.ts';
import { findingsInCode, languageNamed } from './code.ts';
import { CODE, INLINE, OBJECTS, READ } from './html-elements.ts';
import { metadataOfHtml } from './html-metadata.ts';
import { walkHtml } from './walk-html.ts';

const IN_TEXT: Spelling = { escape: escapeXml, foldedSpace: null };
const IN_ATTRIBUTE: Spelling = { escape: escapeXml };

/**
 * Lists what is hidden in HTML. Text between tags is read by paragraphs, over the edges of elements
 * within a line; code is listed by the rules of code and stays as it is.
 *
 * @returns what has to be changed in the source
 */
export function editsOfHtml(
  source: string,
  { part, work, isXml }: { part: string; work: Work; isXml: boolean },
): Edit[] {
  const edits: Edit[] = [];
  const metadata = metadataOfHtml(source, { part, work, edits });
  const { options, collector } = work;
  let pieces: Piece[] = [];
  let paragraph = 1;
  /** Elements with code that are open, from the outside in. */
  const code: string[] = [];
  let codeStart = 0;

  function clean(read: Piece[], spelling: Spelling) {
    const result = cleanFlow(read, { options, spelling });
    collector.addFindings(result.findings, part, paragraph);
    for (const edit of result.edits) edits.push(edit);
  }

  function endParagraph() {
    if (pieces.length === 0) return;
    work.onText?.(readIn(pieces));
    clean(pieces, IN_TEXT);
    pieces = [];
    paragraph++;
  }

  function lookAtCode(start: number, end: number, language: string) {
    const found = findingsInCode(source.slice(start, end), languageNamed(language), work);
    collector.addFindings(found, part, paragraph);
  }

  function openCode(tag: Tag) {
    if (code.length === 0) {
      codeStart = tag.end;
      pieces.push({ text: 'x', start: tag.start, end: tag.end, kind: 'fixed' });
    }
    code.push(tag.local);
  }

  function closeCode(local: string, at: number) {
    const depth = code.lastIndexOf(local);
    if (depth === -1) return;
    code.length = depth;
    if (depth === 0) lookAtCode(codeStart, at, 'html');
  }

  function cleanAttribute({ valueStart: start, valueEnd: end }: Attribute) {
    const read: Piece[] = [];
    addText(read, source, { start, end, isHtml: true });
    clean(read, IN_ATTRIBUTE);
  }

  /** The target of a link is no text: what a chat assistant added to it goes when asked for, all else stays. */
  function cleanAddress({ valueStart, valueEnd }: Attribute) {
    const address = source.slice(valueStart, valueEnd);
    const traces = scan(address, { chatTraces: true }).filter(
      ({ category, action }) => category === 'chat-trace' && action === 'remove',
    );
    collector.addFindings(traces, part, paragraph);
    for (const { start, end } of traces)
      edits.push({ start: valueStart + start, end: valueStart + end, text: '' });
  }

  let last = 0;
  walkHtml(
    source,
    {
      open(tag) {
        last = tag.end;
        const { local, isEmpty } = tag;
        if (!INLINE.has(local)) {
          if (local === 'br')
            pieces.push({ text: '\n', start: tag.start, end: tag.end, kind: 'fixed' });
          else endParagraph();
        }
        const attributes = attributesOf(source, tag);
        metadata.open(tag, attributes);
        for (const attribute of attributes) {
          if (
            READ.has(attribute.local.toLowerCase()) ||
            metadata.isRead(tag, attribute, attributes)
          )
            cleanAttribute(attribute);
          else if (options.chatTraces && attribute.local.toLowerCase() === 'href')
            cleanAddress(attribute);
        }
        if (OBJECTS.has(local))
          pieces.push({ text: '\ufffc', start: tag.start, end: tag.end, kind: 'fixed' });
        if (CODE.has(local) && !isEmpty) openCode(tag);
      },
      close(local) {
        if (!INLINE.has(local) && local !== 'br') endParagraph();
        closeCode(local, last);
      },
      text(start, end) {
        last = end;
        if (code.length === 0) addText(pieces, source, { start, end, isHtml: true });
      },
      raw(tag, start, end) {
        metadata.raw(tag, start, end);
        if (tag.local === 'script') lookAtCode(start, end, 'javascript');
        if (tag.local === 'style') lookAtCode(start, end, 'css');
      },
      comment: metadata.comment,
    },
    { isXml },
  );
  closeCode(code[0] ?? '', source.length);
  endParagraph();
  return edits;
}
