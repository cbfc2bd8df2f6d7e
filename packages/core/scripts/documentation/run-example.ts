/** A value that an example gives beside the one that it says it gives. */
export interface Compared {
  expression: string;
  actual: unknown;
  expected: unknown;
}

/**
 * Runs an example. A line `expression // value`, or an expression and `// value` below it, is
 * compared; all other lines are statements that come before.
 */
export function runExample(example: string, scope: Record<string, unknown>): Compared[] {
  const body: string[] = [];
  let pending: string[] = [];
  const compare = (expression: string, value: string) =>
    body.push(`$compared.push({
      expression: ${JSON.stringify(expression)}, actual: (${expression}), expected: (${value}) });`);
  for (const line of example.split('\n')) {
    const at = line.lastIndexOf('// ');
    const code = (at < 0 ? line : line.slice(0, at)).trim().replace(/;$/, '');
    const value = at < 0 ? undefined : line.slice(at + 3);
    if (value === undefined && /;$/.test(line.trimEnd())) {
      body.push(`${[...pending, line].join('\n')}\n`);
      pending = [];
    } else if (value === undefined) {
      pending.push(line);
    } else {
      compare([...pending, code].join('\n').trim(), value);
      pending = [];
    }
  }
  if (pending.join('').trim() !== '') body.push(pending.join('\n'));
  const compared: Compared[] = [];
  const names = Object.keys(scope);
  new Function('$compared', ...names, `'use strict';\n${body.join('\n')}`)(
    compared,
    ...names.map((name) => scope[name]),
  );
  return compared;
}
