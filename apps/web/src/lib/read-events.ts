import { EventSourceParserStream } from 'eventsource-parser/stream';

/** One event of an event stream. */
export interface StreamEvent {
  event: string;
  data: string;
}

/** What is known of the events of a stream: the data of each name. */
interface NamedEvent {
  event: string;
  data: unknown;
}

/** Reads an event stream to its end; comments that only keep it open are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const events = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event = 'message', data } of events) yield { event, data };
}

/** The same for a stream whose data are JSON, of the types that the contract names. */
export async function* readJsonEvents<E extends NamedEvent>(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<E> {
  for await (const { event, data } of readEvents(body))
    yield { event, data: JSON.parse(data) } as E;
}
