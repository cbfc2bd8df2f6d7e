/** One event of an event stream. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Reads an event stream to its end; comments that only keep it open are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  let rest = '';
  for await (const piece of body.pipeThrough(
    new TextDecoderStream() as TransformStream<Uint8Array, string>,
  )) {
    const blocks = (rest + piece).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const found = parseBlock(block);
      if (found) yield found;
    }
  }
}

function parseBlock(block: string): StreamEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
