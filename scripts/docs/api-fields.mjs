import { apiCalls, apiEndpoints, cleaningOptions, textLimits } from '@cleanpaste/contract';
import { describeApi } from '../../apps/server/src/features/api/schema.ts';
import { inRoot } from '../setup/paths.mjs';

/**
 * As much of JSON Schema as zod writes for the API.
 * @typedef {{type?: string | string[], description?: string, const?: unknown, default?: unknown, enum?: unknown[], format?: string, minimum?: number, maximum?: number, maxLength?: number, anyOf?: Schema[], oneOf?: Schema[], items?: Schema, properties?: Record<string, Schema>, required?: string[]}} Schema
 * @typedef {{path: string, type: string, isAlways: boolean, limits: string, says: string}} Field
 */

/** Where the fields of the API stand for the page that explains them. */
export const apiFieldsFile = inRoot('apps', 'web', 'src', 'features', 'api', 'fields.gen.ts');

const number = (/** @type {number} */ value) => value.toLocaleString('en-US');
/** As it is written in a request: with the quotation marks of JSON, and as code. */
const quoted = (/** @type {unknown} */ value) =>
  typeof value === 'string' ? `\`${JSON.stringify(value)}\`` : String(value);
/** What is said of a field names its values as its limits do. */
const saidOf = (/** @type {string} */ says, /** @type {unknown[]} */ values) =>
  says.replace(/“([^”]+)”/g, (said, value) => (values.includes(value) ? quoted(value) : said));
const asList = (/** @type {unknown[]} */ values) => values.map(quoted).join(', ');

/** A choice with null is the other choice, which may be null. @param {Schema} schema @returns {{schema: Schema, mayBeNull: boolean}} */
function withoutNull(schema) {
  const [one, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  if (one && others.length === 0)
    return { schema: { ...one, description: schema.description }, mayBeNull: true };
  if (!Array.isArray(schema.type)) return { schema, mayBeNull: false };
  return {
    schema: { ...schema, type: schema.type.find((type) => type !== 'null') },
    mayBeNull: true,
  };
}

/** @param {Schema} schema @returns {string} */
function typeOf(schema) {
  if (schema.items) return `list of ${typeOf(schema.items)}s`;
  if (schema.oneOf || schema.properties) return 'object';
  if (schema.format === 'date-time') return 'date and time';
  // A form that nobody has met yet is to be met here, and not by whoever reads the page.
  if (typeof schema.type !== 'string') throw new Error(`No type for ${JSON.stringify(schema)}`);
  return schema.type;
}

/** @param {Schema} schema */
function rangeOf({ minimum = -Infinity, maximum = Infinity }) {
  const [from, to] = [Math.abs(minimum), Math.abs(maximum)].map(
    (it) => it < Number.MAX_SAFE_INTEGER,
  );
  if (from && to) return `${number(minimum)} to ${number(maximum)}`;
  if (from) return `${number(minimum)} or more`;
  return to ? `at most ${number(maximum)}` : null;
}

/** @param {Schema} schema */
const limitsOf = (schema) =>
  [
    schema.enum ? asList(schema.enum) : null,
    schema.const === undefined ? null : quoted(schema.const),
    rangeOf(schema),
    schema.maxLength ? `at most ${number(schema.maxLength)} characters` : null,
    ['string', 'number', 'boolean'].includes(typeof schema.default)
      ? `default: ${quoted(schema.default)}`
      : null,
  ]
    .filter(Boolean)
    .join('; ');

/** The fields of an object; those of one that has several forms once, with the form that has them. @param {Schema} schema */
function propertiesOf(schema) {
  const forms = schema.oneOf ?? [schema];
  const names = new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => {
    const having = forms.filter(({ properties = {} }) => name in properties);
    const field = /** @type {Schema} */ (having[0]?.properties?.[name]);
    const values = having.map(({ properties = {} }) => properties[name]?.const).filter(Boolean);
    return {
      name,
      field: values.length > 1 ? { ...field, const: undefined, enum: values } : field,
      isAlways:
        having.length === forms.length &&
        having.every(({ required = [] }) => required.includes(name)),
    };
  });
}

/** @param {Schema} schema @param {{parent?: string, folded?: string[]}} [where] @returns {Field[]} */
function fieldsOf(schema, { parent = '', folded = [] } = {}) {
  return propertiesOf(schema).flatMap(({ name, field: given, isAlways }) => {
    const { schema: field, mayBeNull } = withoutNull(given);
    const path = parent + name;
    const inside = field.items ?? field;
    const row = {
      path,
      type: typeOf(field) + (mayBeNull ? ' or null' : ''),
      isAlways,
      limits: limitsOf(field),
      says: saidOf(given.description ?? '', field.enum ?? []),
    };
    if (folded.includes(path) || !(inside.properties ?? inside.oneOf)) return [row];
    return [row, ...fieldsOf(inside, { parent: `${path}${field.items ? '[]' : ''}.`, folded })];
  });
}

/** What each call takes and answers, made of the API's own description; the options of cleaning are listed apart. */
export function apiFields() {
  /** @type {any} */
  const { paths } = describeApi({ origin: '', productName: 'CleanPaste' });
  const calls = apiCalls.map((name) => {
    const { path, bodyLimit } = apiEndpoints[name];
    const { requestBody, responses } = paths[path].post;
    const sends = fieldsOf(requestBody.content['application/json'].schema, { folded: ['check'] });
    const longest = typeof bodyLimit === 'string' ? textLimits[bodyLimit] : 0;
    return {
      name,
      sends: sends
        .filter(
          (field) =>
            !Object.keys(cleaningOptions).includes(field.path.replace(/\..*/, '')) ||
            name === 'rewrite',
        )
        .map((field) =>
          field.path === 'text'
            ? { ...field, limits: `1 to ${number(longest)} characters` }
            : field,
        ),
      gets: fieldsOf(responses[200].content['application/json'].schema),
    };
  });
  /** @type {Schema} */
  const { properties = {} } =
    paths[apiEndpoints.scan.path].post.requestBody.content['application/json'].schema;
  const { listed = {} } = properties;
  const options = fieldsOf(
    { properties: only(properties, Object.keys(cleaningOptions)) },
    { folded: ['listed'] },
  );
  return { calls, options, listed: fieldsOf(listed, { parent: 'listed.' }) };
}

const only = (/** @type {Record<string, Schema>} */ all, /** @type {string[]} */ names) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** The source of the page's list. */
export function apiFieldsSource() {
  const { calls, options, listed } = apiFields();
  const rows = (/** @type {Field[]} */ fields) =>
    fields.map((field) => `    ${JSON.stringify(field)},\n`).join('');
  return [
    '// Generated by scripts/docs-tables.mjs from the schemas of the API; changes here are lost.\n',
    `/** A field of a call, or of its answer. */
export interface ApiField {
  path: string;
  type: string;
  /** It has to be sent; of an answer, it is always there. */
  isAlways: boolean;
  limits: string;
  says: string;
}\n`,
    `export const apiFields: Record<'${calls.map(({ name }) => name).join("' | '")}', { sends: ApiField[]; gets: ApiField[] }> = {`,
    ...calls.map(
      ({ name, sends, gets }) =>
        `  ${name}: { sends: [\n${rows(sends)}  ], gets: [\n${rows(gets)}  ] },`,
    ),
    '};\n',
    `/** The options of cleaning. */\nexport const optionFields: ApiField[] = [\n${rows(options)}];\n`,
    `/** What “listed” knows. */\nexport const listedFields: ApiField[] = [\n${rows(listed)}];\n`,
  ].join('\n');
}
