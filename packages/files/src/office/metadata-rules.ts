import type { MetadataKind } from '../metadata-kinds.ts';

/** What to do with an element or an attribute when its kind is asked to go. */
export interface Rule {
  kind: MetadataKind;
  /** Name for people; `''` goes along with others of its kind and is not listed. */
  label: string;
  /** The content that it gets instead; without it, it goes as a whole. */
  instead?: string;
  /** Only where the attribute `name` is like this. */
  named?: RegExp;
}

export interface Rules {
  elements: ReadonlyMap<string, Rule>;
  attributes: ReadonlyMap<string, Rule>;
}

const rule = (kind: MetadataKind, label: string, instead?: string): Rule =>
  instead === undefined ? { kind, label } : { kind, label, instead };

type Rows = Record<string, Rule>;

const map = (rows: Rows) => new Map(Object.entries(rows));

const NOBODY = 'Author';

/** In any part: who changed and commented, and the marks where comments begin and end. */
const ANYWHERE: { elements: Rows; attributes: Rows } = {
  elements: {
    commentRangeStart: rule('comments', ''),
    commentRangeEnd: rule('comments', ''),
    commentReference: rule('comments', ''),
    annotation: rule('comments', 'Comment'),
    'annotation-end': rule('comments', ''),
    'editing-cycles': rule('revisions', 'Number of revisions'),
    'editing-duration': rule('revisions', 'Time of editing'),
  },
  attributes: {
    author: rule('author', 'Author of a change or comment', NOBODY),
    initials: rule('author', 'Initials', 'A'),
    'paragraph-rsid': rule('revisions', 'Revision ids (rsid)'),
  },
};

/** By the name of the root element, which says what a part is. */
const BY_ROOT: Record<string, { elements?: Rows; attributes?: Rows }> = {
  coreProperties: {
    elements: {
      creator: rule('author', 'Author'),
      lastModifiedBy: rule('author', 'Last modified by'),
      revision: rule('revisions', 'Number of revisions'),
      created: rule('dates', 'Created'),
      modified: rule('dates', 'Modified'),
      lastPrinted: rule('dates', 'Last printed'),
    },
  },
  Properties: {
    elements: {
      Company: rule('company', 'Company'),
      Manager: rule('author', 'Manager'),
      Application: rule('application', 'Application'),
      AppVersion: rule('application', 'Version of the application'),
      Template: rule('application', 'Template'),
      TotalTime: rule('revisions', 'Time of editing'),
      property: rule('custom', 'Custom property'),
    },
  },
  settings: {
    elements: {
      rsids: rule('revisions', 'Table of revision ids'),
      docVars: rule('custom', 'Document variables'),
    },
  },
  people: { elements: { presenceInfo: rule('author', '') } },
  comments: {
    elements: {
      comment: rule('comments', 'Comment'),
      author: rule('author', 'Author of a change or comment', NOBODY),
    },
  },
  commentsEx: { elements: { commentEx: rule('comments', '') } },
  commentsIds: { elements: { commentId: rule('comments', '') } },
  commentsExtensible: { elements: { commentExtensible: rule('comments', '') } },
  cmLst: { elements: { cm: rule('comments', 'Comment') } },
  cmAuthorLst: { attributes: { name: rule('author', 'Author of a change or comment', NOBODY) } },
  authorLst: {
    attributes: {
      name: rule('author', 'Author of a change or comment', NOBODY),
      userId: rule('author', 'Account of an author', NOBODY),
      providerId: rule('author', '', 'None'),
    },
  },
  ThreadedComments: { elements: { threadedComment: rule('comments', 'Comment') } },
  personList: {
    attributes: {
      displayName: rule('author', 'Author of a change or comment', NOBODY),
      userId: rule('author', 'Account of an author', NOBODY),
      providerId: rule('author', '', 'None'),
    },
  },
  'document-meta': {
    elements: {
      'initial-creator': rule('author', 'Author'),
      creator: rule('author', 'Last modified by'),
      'printed-by': rule('author', 'Printed by'),
      generator: rule('application', 'Application'),
      'creation-date': rule('dates', 'Created'),
      date: rule('dates', 'Modified'),
      'print-date': rule('dates', 'Last printed'),
      'user-defined': rule('custom', 'Custom property'),
    },
  },
  'document-content': {
    elements: { creator: rule('author', 'Author of a change or comment', NOBODY) },
    attributes: { rsid: rule('revisions', 'Revision ids (rsid)') },
  },
  'document-styles': { attributes: { rsid: rule('revisions', 'Revision ids (rsid)') } },
  'document-settings': {
    elements: {
      'config-item': { ...rule('revisions', 'Revision ids (rsid)', '0'), named: /^Rsid/ },
    },
  },
  package: {
    elements: {
      creator: rule('author', 'Author'),
      contributor: rule('author', 'Contributor'),
      publisher: rule('company', 'Publisher'),
      date: rule('dates', 'Date'),
      meta: { ...rule('application', 'Application'), named: /^(generator|calibre:.*)$/ },
    },
  },
};

const built = new Map<string, Rules>();

/** The rules for a part. */
export function rulesFor(root: string): Rules {
  const known = built.get(root);
  if (known) return known;
  const own = Object.hasOwn(BY_ROOT, root) ? BY_ROOT[root]! : {};
  const rules = {
    elements: map({ ...ANYWHERE.elements, ...own.elements }),
    attributes: map({ ...ANYWHERE.attributes, ...own.attributes }),
  };
  if (root in BY_ROOT) built.set(root, rules);
  return rules;
}

const RSID = rule('revisions', 'Revision ids (rsid)');

/** Word writes an id of its revision at every paragraph, run, row and section. */
export function ruleOfAttribute(rules: Rules, local: string): Rule | undefined {
  return rules.attributes.get(local) ?? (/^rsid[A-Z]/.test(local) ? RSID : undefined);
}
