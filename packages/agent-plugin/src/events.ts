/** What an agent tells a hook on standard input; only what is used here. */
export interface HookEvent {
  hook_event_name: string;
  cwd?: string;
  tool_name?: string;
  tool_input?: Record<string, unknown>;
  tool_response?: unknown;
  prompt?: string;
}

/** What a hook answers on standard output; nothing is an empty object. */
export interface HookAnswer {
  decision?: 'block';
  reason?: string;
  hookSpecificOutput?: { hookEventName: string } & Record<string, unknown>;
}

/** The files that a hook may look at, and how it leaves a clean copy; given in for tests. */
export interface Files {
  /** The text of a file; undefined for what is not there, too long, or no text. */
  read(path: string): string | undefined;
  write(path: string, text: string): void;
  /** Writes a copy where the agent may read it, and says where. */
  copy(path: string, text: string): string;
}

export type Mode = 'clean' | 'warn' | 'off';

/** @throws Error for what is no event */
export function readEvent(json: string): HookEvent {
  const event = JSON.parse(json) as HookEvent | null;
  if (typeof event?.hook_event_name !== 'string') throw new Error('no event of a hook');
  return event;
}
