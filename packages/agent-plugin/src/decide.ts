import type { Files, HookAnswer, HookEvent, Mode } from './events.ts';
import { beforePrompt } from './prompt.ts';
import { afterReading, beforeReading } from './reading.ts';
import { afterWriting } from './written.ts';

const writes = new Set(['Write', 'Edit', 'MultiEdit', 'NotebookEdit']);

/** What is to be answered to an event of an agent. */
export function decide(event: HookEvent, files: Files, mode: Mode): HookAnswer {
  const { hook_event_name: name, tool_name = '' } = event;
  if (mode === 'off') return {};
  const mayAct = mode === 'clean';
  if (name === 'UserPromptSubmit') return beforePrompt(event, mayAct);
  if (name === 'PreToolUse')
    return tool_name === 'Read' && mayAct ? beforeReading(event, files) : {};
  if (name !== 'PostToolUse') return {};
  return writes.has(tool_name) ? afterWriting(event, files, mayAct) : afterReading(event, mayAct);
}
