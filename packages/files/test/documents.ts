import { strToU8, type Zippable, zipSync } from 'fflate';

/** Fixed, so that two documents of the same content are the same bytes. */
const mtime = new Date(2026, 0, 2, 3, 4, 6);

/** An archive of these parts, in this order; a list is stored unpacked. */
export function archive(parts: Record<string, string | Uint8Array>, stored: string[] = []) {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts)) {
    const bytes = typeof content === 'string' ? strToU8(content) : content;
    files[name] = [bytes, { level: stored.includes(name) ? 0 : 6, mtime }];
  }
  return zipSync(files);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPES = 'application/vnd.openxmlformats-officedocument';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const types = (overrides: Record<string, string>) =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="c2pa" ContentType="application/c2pa"/>${Object.entries(
    overrides,
  )
    .map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`)
    .join('')}</Types>`;

const relations = (targets: [id: string, type: string, target: string][]) =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const CORE = `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>Re\u200bport</dc:title><dc:creator>Jane Doe</dc:creator><cp:lastModifiedBy>John Roe</cp:lastModifiedBy><cp:revision>7</cp:revision><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-02T03:04:05Z</dcterms:created></cp:coreProperties>`;
const APP = `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><TotalTime>42</TotalTime><Application>Microsoft Office Word</Application><Company>Acme &amp; Sons</Company></Properties>`;
const CUSTOM = `${XML}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="Client"><vt:lpwstr>Secret Ltd</vt:lpwstr></property></Properties>`;
const PROPERTIES: [string, string, string][] = [
  [
    'rIdA',
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    'docProps/core.xml',
  ],
  ['rIdB', `${RELATIONS}/extended-properties`, 'docProps/app.xml'],
  ['rIdC', `${RELATIONS}/custom-properties`, 'docProps/custom.xml'],
];
const PROPERTY_TYPES = {
  'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml',
  'docProps/app.xml': `${TYPES}.extended-properties+xml`,
  'docProps/custom.xml': `${TYPES}.custom-properties+xml`,
};
const PROPERTY_PARTS = {
  'docProps/core.xml': CORE,
  'docProps/app.xml': APP,
  'docProps/custom.xml': CUSTOM,
};

/** The parts of a small DOCX with this body, all properties, a comment and revision ids. */
export function docxParts(body: string): Record<string, string | Uint8Array> {
  return {
    '[Content_Types].xml': types({
      'word/document.xml': `${TYPES}.wordprocessingml.document.main+xml`,
      'word/settings.xml': `${TYPES}.wordprocessingml.settings+xml`,
      'word/comments.xml': `${TYPES}.wordprocessingml.comments+xml`,
      ...PROPERTY_TYPES,
    }),
    '_rels/.rels': relations([
      ['rId1', `${RELATIONS}/officeDocument`, 'word/document.xml'],
      ...PROPERTIES,
    ]),
    'word/document.xml': `${XML}<w:document ${W}><w:body>${body}<w:sectPr w:rsidR="00AA11BB"/></w:body></w:document>`,
    'word/_rels/document.xml.rels': relations([
      ['rId1', `${RELATIONS}/settings`, 'settings.xml'],
      ['rId2', `${RELATIONS}/comments`, 'comments.xml'],
    ]),
    'word/settings.xml': `${XML}<w:settings ${W}><w:rsids><w:rsidRoot w:val="00AA11BB"/><w:rsid w:val="00CC22DD"/></w:rsids></w:settings>`,
    'word/comments.xml': `${XML}<w:comments ${W}><w:comment w:id="0" w:author="Jane Doe" w:date="2026-01-02T03:04:05Z" w:initials="JD"><w:p><w:r><w:t>Say this in private</w:t></w:r></w:p></w:comment></w:comments>`,
    ...PROPERTY_PARTS,
  };
}

export const docx = (body: string) => archive(docxParts(body));

/** A run with these properties around its text. */
export const run = (text: string, properties = '') =>
  `<w:r w:rsidRPr="00CC22DD">${properties && `<w:rPr>${properties}</w:rPr>`}<w:t>${text}</w:t></w:r>`;

export const paragraph = (...runs: string[]) => `<w:p w:rsidR="00AA11BB">${runs.join('')}</w:p>`;

/** A run that a comment is tied to. */
export const commented = (text: string) =>
  `<w:commentRangeStart w:id="0"/>${run(text)}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`;

/** A manifest as C2PA writes it into plain text: bytes as variation selectors behind U+FEFF. */
export function c2paMark(manifest: string): string {
  const content = [...strToU8(manifest)];
  const bytes = [...strToU8('C2PATXT\0'), 1, 0, 0, 0, content.length, ...content];
  const selectors = bytes.map((byte) => (byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16));
  return String.fromCodePoint(0xfeff, ...selectors);
}
