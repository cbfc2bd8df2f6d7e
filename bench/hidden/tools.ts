import { clean } from '@cleanpaste/core/hidden';
import { replace } from 'out-of-character';

/** What is compared: each takes a text and gives it cleaned; `copy` is the limit. */
export const TOOLS = {
  cleanpaste: (text: string) => clean(text).text,
  'out-of-character': (text: string) => replace(text),
  'cf-regex': (text: string) => text.replace(/\p{Cf}/gu, ''),
  copy: (text: string) => `${text}.`,
} satisfies Record<string, (text: string) => string>;

export type ToolName = keyof typeof TOOLS;
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

/** Reads into a result: an engine may put the joining of its pieces off until then. */
export function readInto(text: string): number {
  return text.length === 0 ? 0 : text.charCodeAt(text.length >> 1) + text.charCodeAt(0);
}
