import { visible } from '@cleanpaste/inspect';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { CallError } from './errors.ts';

/** The same twice: for programs, and as text for models that read nothing else. */
export function answer(content: Record<string, unknown>): CallToolResult {
  return {
    structuredContent: content,
    content: [{ type: 'text', text: JSON.stringify(content, null, 2) }],
  };
}

/** Runs a tool; what the caller can mend becomes an error of the tool, which its model gets to read. */
export async function answering(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { isError: true, content: [{ type: 'text', text: visible(error.message) }] };
  }
}
