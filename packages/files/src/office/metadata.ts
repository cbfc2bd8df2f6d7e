import type { Edit } from '../text/edits.ts';
import type { Work } from '../work.ts';
import { readText } from '../xml/references.ts';
import type { Attribute, Tag } from '../xml/walk-xml.ts';
import { type Rule, type Rules, ruleOfAttribute, rulesFor } from './metadata-rules.ts';

/** Looks for metadata while somebody else goes through a part. */
interface MetadataReader {
  open(tag: Tag, attributes: Attribute[]): void;
  text(start: number, end: number): void;
  close(tag: Tag, contentEnd: number, end: number): void;
}

interface Capture {
  tag: Tag;
  rule: Rule;
  name: string;
  text: string;
}

const LONGEST = 400;
const MOST_WITHIN = 8;

/** What stands in a comment and is no part of what it says. */
const ASIDE = new Set(['creator', 'date', 'date-string', 'creator-initials', 'commentPr']);

/** @param edits takes what has to go */
export function readMetadata(
  source: string,
  { work, part, edits }: { work: Work; part: string; edits: Edit[] },
): MetadataReader {
  const captures: Capture[] = [];
  let rules: Rules | undefined;
  let aside = 0;
  const goes = (rule: Rule) => work.remove.has(rule.kind);

  function look(attribute: Attribute, rule: Rule) {
    const { kind, label, instead } = rule;
    if (attribute.value === instead || attribute.value === '') return;
    if (label !== '')
      work.collector.addMetadata({ kind, name: label, part }, readText(attribute.value, false));
    if (!goes(rule)) return;
    if (instead === undefined)
      edits.push({ start: attribute.start, end: attribute.valueEnd + 1, text: '' });
    else edits.push({ start: attribute.valueStart, end: attribute.valueEnd, text: instead });
  }

  return {
    open(tag, attributes) {
      rules ??= rulesFor(tag.local);
      if (ASIDE.has(tag.local)) aside++;
      let isSigned = false;
      for (const attribute of attributes) {
        const rule = ruleOfAttribute(rules, attribute.local);
        if (rule) look(attribute, rule);
        if (attribute.local === 'author') isSigned = true;
      }
      // A date beside a name is that of a change; everywhere else it is content.
      const date = isSigned && attributes.find(({ local }) => local === 'date');
      if (date) look(date, { kind: 'dates', label: 'Date of a change or comment' });
      const rule = rules.elements.get(tag.local);
      // Within a few others it goes with them, and every text is added to each.
      if (rule && captures.length < MOST_WITHIN && isMeant(rule, attributes))
        captures.push({ tag, rule, name: nameOf(rule, attributes), text: contentOf(attributes) });
    },
    text(start, end) {
      for (const capture of captures) {
        const isOwn = aside === 0 || ASIDE.has(capture.tag.local);
        if (isOwn && capture.text.length < LONGEST)
          capture.text += source.slice(start, Math.min(end, start + LONGEST));
      }
    },
    close(tag, contentEnd, end) {
      if (ASIDE.has(tag.local)) aside--;
      if (captures.at(-1)?.tag !== tag) return;
      const { rule, name, text } = captures.pop()!;
      const { kind, label, instead } = rule;
      const isThere = text.trim() !== '' || label.startsWith('Table') || label.startsWith('Doc');
      if (label !== '' && isThere && text !== instead)
        work.collector.addMetadata({ kind, name, part }, readText(text, false));
      if (!goes(rule) || text === instead) return;
      if (instead === undefined) edits.push({ start: tag.start, end, text: '' });
      else if (!tag.isEmpty) edits.push({ start: tag.end, end: contentEnd, text: instead });
    },
  };
}

/** In the lists of a book a value may stand in an attribute. */
const contentOf = (attributes: Attribute[]) =>
  attributes.find(({ local }) => local === 'content')?.value ?? '';

const isMeant = ({ named }: Rule, attributes: Attribute[]) =>
  named === undefined ||
  attributes.some(({ local, value }) => local === 'name' && named.test(value));

/** Custom properties have names of their own. */
function nameOf({ kind, label }: Rule, attributes: Attribute[]): string {
  const named = attributes.find(({ local }) => local === 'name');
  return kind === 'custom' && named ? `${label} ${named.value}` : label;
}
