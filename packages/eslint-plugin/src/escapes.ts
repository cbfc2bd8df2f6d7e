import type { Problem } from '@cleanpaste/inspect';
import type { SourceCode } from 'eslint';

/**
 * How a character can be written so that it is seen, where it stands in a string of JavaScript: the
 * program does the same, and its reader knows. Elsewhere an escape would change the program.
 */
export function escapeFor(
  sourceCode: SourceCode,
  { start, end, codePoints }: Problem,
): string | undefined {
  if (sourceCode.ast?.type !== 'Program' || sourceCode.text.slice(start, end).includes('\n'))
    return undefined;
  const node = sourceCode.getNodeByRangeIndex(start);
  if (node === null || !node.range || node.range[0] >= start || node.range[1] <= end)
    return undefined;
  const isString =
    node.type === 'Literal' &&
    typeof node.value === 'string' &&
    /^['"]/.test(sourceCode.getText(node));
  if (!isString && !isCookedTemplate(node)) return undefined;
  // A backslash before it would make the escape's own backslash plain.
  if (/(?<!\\)(?:\\\\)*\\$/.test(sourceCode.text.slice(node.range[0], start))) return undefined;
  // JSX has no escapes in its attributes.
  if (parentOf(node)?.type.startsWith('JSX')) return undefined;
  return codePoints.map(escaped).join('');
}

type Node = NonNullable<ReturnType<SourceCode['getNodeByRangeIndex']>>;

const parentOf = (node: Node | undefined) => (node as { parent?: Node } | undefined)?.parent;

/** A tag, such as String.raw, may read what is written and not what is meant. */
function isCookedTemplate(node: Node): boolean {
  return (
    node.type === 'TemplateElement' && parentOf(parentOf(node))?.type !== 'TaggedTemplateExpression'
  );
}

function escaped(codePoint: number): string {
  const digits = codePoint.toString(16);
  return codePoint > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}
