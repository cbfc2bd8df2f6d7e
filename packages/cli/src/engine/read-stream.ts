/** What one event of a streamed completion says; servers differ in what they leave out. */
interface Part {
  error?: unknown;
  choices?: {
    delta?: { content?: string | null } | null;
    message?: { content?: string | null } | null;
    finish_reason?: string | null;
  }[];
}

interface Completion {
  content: string;
  /** `stop` when the model was done; `length` and others when it was cut off; null: the line broke. */
  finish: string | null;
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Reads a completion, in events or in one piece, and no further than `maxLength`.
 *
 * @throws Error for what is no completion
 */
export async function readCompletion(
  { body, isStream }: { body: AsyncIterable<Uint8Array>; isStream: boolean },
  maxLength: number,
): Promise<Completion> {
  let content = '';
  let finish: string | null = null;
  let whole = '';
  for await (const line of linesOf(body)) {
    if (!isStream) {
      whole += line;
      // JSON may take six signs for one.
      if (whole.length > maxLength * 6 + 100_000) return { content: '', finish: 'length' };
      continue;
    }
    const data = /^data: ?(.*)$/.exec(line)?.[1];
    if (data === undefined) continue;
    if (data.trim() === '[DONE]') return { content, finish: finish ?? 'stop' };
    const choice = partOf(data);
    content += choice?.delta?.content ?? '';
    finish = choice?.finish_reason ?? finish;
    if (content.length > maxLength) return { content: '', finish: 'length' };
  }
  if (isStream) return { content, finish };
  const choice = partOf(whole);
  return { content: choice?.message?.content ?? '', finish: choice?.finish_reason ?? 'stop' };
}

function partOf(json: string) {
  const part = JSON.parse(json) as Part | null;
  if (part === null || typeof part !== 'object' || part.error != null)
    throw new Error('not a completion');
  return part.choices?.[0];
}
