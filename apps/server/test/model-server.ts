import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model server does with one call. */
export type Play =
  | { say: string; finish?: string; whole?: boolean; think?: string }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { raw: string }
  | 'cut'
  | 'stall'
  | 'stall before headers';

export interface ModelCall {
  headers: IncomingMessage['headers'];
  body: { model: string; temperature: number; stream: boolean };
  system: string;
  /** The text between the tags of the user message. */
  text: string;
}

/** A program for the server: the play for the nth call, counted from 0. */
export type Program = (call: ModelCall, n: number) => Play;

export type ModelServer = Awaited<ReturnType<typeof openModelServer>>;

/** A real server that speaks the chat completions protocol on a port of its own, and plays what a test wants. */
export async function openModelServer(program: Program) {
  const calls: ModelCall[] = [];
  const state = { program, open: 0, mostOpen: 0, hungUp: 0 };
  const server = createServer(async (request, response) => {
    state.open += 1;
    state.mostOpen = Math.max(state.mostOpen, state.open);
    response.once('close', () => {
      state.open -= 1;
      if (!response.writableFinished) state.hungUp += 1;
    });
    if (request.url !== '/v1/chat/completions') return response.writeHead(404).end();
    const call = await readCall(request);
    calls.push(call);
    await play(state.program(call, calls.length - 1), response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    state,
    reset(next: Program) {
      calls.length = 0;
      Object.assign(state, { program: next, mostOpen: 0, hungUp: 0 });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readCall(request: IncomingMessage): Promise<ModelCall> {
  let json = '';
  for await (const chunk of request) json += chunk;
  const body = JSON.parse(json);
  const [system, user] = body.messages;
  const text = /^<(text-\w+)>\n([\s\S]*)\n<\/\1>$/.exec(user.content)?.[2];
  if (text === undefined) throw new Error('the user message is not delimited');
  return { headers: request.headers, body, system: system.content, text };
}

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const part = (content: string, finish: string | null = null) =>
  event({
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  });
const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

async function play(what: Play, response: ServerResponse): Promise<void> {
  if (what === 'stall before headers') return;
  if (typeof what === 'object' && 'status' in what) {
    response.writeHead(what.status, { 'content-type': 'application/json', ...what.headers });
    response.end(what.body ?? '{"error":{"message":"no"}}');
    return;
  }
  if (typeof what === 'object' && 'say' in what && what.whole) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: what.say };
    response.end(JSON.stringify({ choices: [{ message, finish_reason: what.finish ?? 'stop' }] }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (typeof what === 'object' && 'raw' in what) {
    response.end(what.raw);
    return;
  }
  response.write(': keep-alive\n\n');
  response.write(event({ choices: [{ delta: { role: 'assistant', content: '' } }] }));
  if (what === 'stall') return;
  if (what === 'cut') {
    response.write(part('Half of a'));
    await tick();
    response.destroy();
    return;
  }
  if (what.think) response.write(part(`<think>${what.think}</think>\n`));
  // Cut anywhere, also inside a line of the protocol.
  const stream = [...chop(what.say, 400)].map((piece) => part(piece)).join('');
  for (const piece of chop(stream, 1500)) {
    response.write(piece);
    await tick();
  }
  response.write(part('', what.finish ?? 'stop'));
  response.write(event({ choices: [], usage: { total_tokens: 1 } }));
  response.end('data: [DONE]\n\n');
}

function* chop(text: string, size: number): Generator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
