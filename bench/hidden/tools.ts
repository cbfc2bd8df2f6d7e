import { clean } from '@cleanpaste/core/hidden';
import { hasConfusables } from 'anti-trojan-source';
import { replace } from 'out-of-character';

type Tool = (text: string) => string;

/** What is compared: each takes a text and gives it cleaned; `copy` is the limit. */
export const TOOLS = {
  cleanpaste: (text: string) => clean(text).text,
  'out-of-character': (text: string) => replace(text),
  'cf-regex': (text: string) => text.replace(/\p{Cf}/gu, ''),
  copy: (text: string) => `${text}.`,
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

type Place = { line: number; column: number };

/** It only points at places; whoever follows it takes out what stands there. */
function withoutWhatItFinds(text: string): string {
  const lines = text.split('\n');
  const places = hasConfusables({ sourceText: text, detailed: true }) as Place[];
  for (const { line, column } of places.reverse()) {
    const units = lines[line - 1]!;
    const length = units.codePointAt(column - 1)! > 0xffff ? 2 : 1;
    lines[line - 1] = units.slice(0, column - 1) + units.slice(column - 1 + length);
  }
  return lines.join('\n');
}

/** Compared where they are installed: neither is on the registry that the project's locks name. */
const ELSEWHERE: [name: string, toTool: (module: Record<string, unknown>) => Tool | undefined][] = [
  ['unmark', (module) => firstFunction(module, ['clean', 'unmark', 'default'])],
  ['agent-sanitizer', (module) => firstFunction(module, ['sanitizeText', 'sanitize', 'default'])],
];

function firstFunction(module: Record<string, unknown>, names: string[]): Tool | undefined {
  const name = names.find((one) => typeof module[one] === 'function');
  if (name === undefined) return undefined;
  const run = module[name] as (text: string) => unknown;
  return (text) => {
    const result = run(text);
    if (typeof result === 'string') return result;
    const { cleaned, text: clean } = result as { cleaned?: string; text?: string };
    return cleaned ?? clean ?? text;
  };
}

export type Rivals = { tools: Map<string, Tool>; missing: string[] };

/** Every tool but the copy, and the names of those that are not installed here. */
export async function rivals(): Promise<Rivals> {
  const tools = new Map<string, Tool>();
  for (const name of TOOL_NAMES) if (name !== 'copy') tools.set(name, TOOLS[name]);
  tools.set('anti-trojan-source', withoutWhatItFinds);
  const missing: string[] = [];
  for (const [name, toTool] of ELSEWHERE) {
    const module = (await import(name).catch(() => ({}))) as Record<string, unknown>;
    const tool = toTool(module);
    if (tool === undefined) missing.push(name);
    else tools.set(name, tool);
  }
  return { tools, missing };
}

/** Reads into a result: an engine may put the joining of its pieces off until then. */
export function readInto(text: string): number {
  return text.length === 0 ? 0 : text.charCodeAt(text.length >> 1) + text.charCodeAt(0);
}
