import type { MetadataKind } from '../metadata-kinds.ts';
import type { Edit } from '../text/edits.ts';
import type { Work } from '../work.ts';
import { readText } from '../xml/references.ts';
import type { Attribute, Tag } from '../xml/walk-xml.ts';

/** By the `name` or `property` of a `meta`. */
const KINDS: Record<string, [kind: MetadataKind, label: string]> = {
  author: ['author', 'Author'],
  creator: ['author', 'Author'],
  'dc.creator': ['author', 'Author'],
  'dcterms.creator': ['author', 'Author'],
  'article:author': ['author', 'Author'],
  'twitter:creator': ['author', 'Author'],
  publisher: ['company', 'Publisher'],
  'dc.publisher': ['company', 'Publisher'],
  company: ['company', 'Company'],
  generator: ['application', 'Application'],
  progid: ['application', 'Application'],
  originator: ['application', 'Application'],
  created: ['dates', 'Created'],
  changed: ['dates', 'Modified'],
  date: ['dates', 'Date'],
  'dcterms.created': ['dates', 'Created'],
  'dcterms.modified': ['dates', 'Modified'],
};

const DESCRIPTIONS =
  /^(description|keywords|subject|og:(title|description|site_name)|twitter:(title|description)|dc\.(title|description|subject))$/;

/** Comments that browsers and mail programs act on. */
const CONDITIONAL = /^<!--(\[if|<!\[endif|>)/i;

const textOf = (attributes: Attribute[], name: string) =>
  attributes.find((each) => each.name.toLowerCase() === name)?.value ?? '';

const nameOf = (attributes: Attribute[]) =>
  (textOf(attributes, 'name') || textOf(attributes, 'property')).toLowerCase();

/** Looks for metadata while somebody else goes through a page. */
export function metadataOfHtml(
  source: string,
  { part, work, edits }: { part: string; work: Work; edits: Edit[] },
) {
  const { collector, remove } = work;
  let lead: Tag | null = null;

  function found(kind: MetadataKind, name: string, value: string, range: Range) {
    collector.addMetadata({ kind, name, part }, readText(value, true));
    if (remove.has(kind)) edits.push({ ...range, text: '' });
  }

  return {
    /** Whether people read the value, as the description of a page. */
    isRead: ({ local }: Tag, attribute: Attribute, attributes: Attribute[]) =>
      local === 'meta' && attribute.local === 'content' && DESCRIPTIONS.test(nameOf(attributes)),
    open(tag: Tag, attributes: Attribute[]) {
      const { local, start, end } = tag;
      lead = null;
      if (local === 'meta') {
        const name = nameOf(attributes);
        const known = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
        const value = textOf(attributes, 'content');
        if (known) found(...known, value, { start, end });
        else if (/^calibre:/.test(name))
          found('custom', `Custom property ${name}`, value, { start, end });
      }
      if (local === 'link' && /c2pa-manifest/i.test(textOf(attributes, 'rel')))
        found('provenance', 'Link to a C2PA manifest', textOf(attributes, 'href'), { start, end });
      if (local === 'script' && /application\/c2pa/i.test(textOf(attributes, 'type'))) lead = tag;
    },
    raw(tag: Tag, _: number, end: number) {
      if (tag !== lead) return;
      const close = source.indexOf('>', end);
      const range = { start: tag.start, end: close === -1 ? source.length : close + 1 };
      found('provenance', 'C2PA manifest', '', range);
    },
    comment(start: number, end: number) {
      const text = source.slice(start, Math.min(end, start + 500));
      if (CONDITIONAL.test(text)) return;
      found('comments', 'Comment', text.slice(4).replace(/-->$/, ''), { start, end });
    },
  };
}

interface Range {
  start: number;
  end: number;
}
