import { EventSourceParserStream } from 'eventsource-parser/stream';

/** One event of an event stream. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** Reads an event stream to its end; comments that only keep it open are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const events = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event = 'message', data } of events) yield { event, data };
}
