import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Copyleaks as its documentation describes it, with one document that texts may have been copied from. */
export const known = {
  id: '2a1b402420',
  title: 'The Harbour',
  url: 'https://example.org/harbour',
  text: 'Preface. The harbour of the old town had been built for ships that no longer came. On most mornings the quay was empty except for two fishermen and their nets. Afterword.',
  copied:
    'harbour of the old town had been built for ships that no longer came. On most mornings the quay was empty',
};

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is of any shape
type Json = Record<string, any>;
export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Json;
  /** When it arrived. */
  at: number;
}
interface Refusal {
  path: RegExp;
  status: number;
  times: number;
  headers?: Record<string, string>;
  body?: object;
  /** The call is done, and only its answer is lost. */
  done?: boolean;
}
export interface Scan {
  id: string;
  text: string;
  properties: Json;
  /** What was told last, to be told again when asked for. */
  told: Json | null;
}

/** Every key that begins so is one: what each client asks for can be told from what others do meanwhile. */
export const apiKey = '00000000-0000-0000-0000-000000000000';
const hours48 = 48 * 3600_000;

export async function openCopyleaksServer(now: () => Date) {
  const asked: Asked[] = [];
  const scans = new Map<string, Scan>();
  const delivered: { url: string; status: number }[] = [];
  const tokens = new Set<string>();
  const detections = new Set<string>();
  const state = {
    refusals: [] as Refusal[],
    /** What happens behind an accepted scan; by default it is completed at once. */
    onSubmit: (scan: Scan): unknown =>
      isTooShort(scan)
        ? tell(scan, 'error', failed(scan, 'text_too_short'))
        : tell(scan, 'completed', completed(scan)),
    onExport: (scan: Scan, order: Json): unknown => bring(scan, order),
    ai: 0.75,
    /** How far its clock is off. */
    clockMs: 0,
    /** Words that are left out of a scan, such as quotations. */
    excluded: 0,
  };
  const defaults = { ...state };

  /** The text as it was read: each white space is one blank. */
  const crawled = ({ text }: Scan) => text.replace(/\s+/g, ' ').trim();

  const isTooShort = ({ text }: Scan) => text.length < 30 || text.split(/\s+/).length < 6;

  function completed(scan: Scan): Json {
    const text = crawled(scan);
    const isFound = text.includes(known.copied);
    const words = (value: string) => value.split(' ').length;
    const matchedWords = isFound ? words(known.copied) : 0;
    const { id, title, url } = known;
    const result = { id, title, introduction: '…', matchedWords, url, metadata: {}, tags: [] };
    const own = { id: 'own', title: 'Earlier', matchedWords: 900, scanId: 'earlier-scan' };
    return {
      status: 0,
      developerPayload: scan.properties.developerPayload,
      scannedDocument: {
        scanId: scan.id,
        totalWords: words(text),
        totalExcluded: state.excluded,
        credits: 1,
      },
      results: {
        score: {
          aggregatedScore: (matchedWords / (words(text) - state.excluded)) * 100,
          identicalWords: matchedWords,
        },
        internet: isFound ? [result] : [],
        database: [own],
        batch: [],
        repositories: [],
      },
      notifications: { alerts: [] },
    };
  }

  function failed(scan: Scan, id = 'scan_failed'): Json {
    const error = { type: 'api_error', id, code: 20, message: `Not: ${scan.text}` };
    return { status: 1, error, developerPayload: scan.properties.developerPayload };
  }

  async function send(url: string, method: string, body: Json, headers: Json = {}) {
    const response = await fetch(url, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    delivered.push({ url, status: response.status });
    await response.arrayBuffer();
    return response.status;
  }

  function tell(scan: Scan, event: string, body: Json): Promise<number> {
    scan.told = body;
    return send(scan.properties.webhooks.status.replace('{STATUS}', event), 'POST', body);
  }

  /** The parts of an export, each as a call that has not been made yet. */
  function partsOf(scan: Scan, order: Json) {
    const text = crawled(scan);
    const range = (start: number, length: number) => ({
      chars: { starts: [start], lengths: [length] },
      words: { starts: [0], lengths: [1] },
    });
    const none = { chars: { starts: [], lengths: [] }, words: { starts: [], lengths: [] } };
    const { length } = known.copied;
    const result = {
      statistics: { identical: 20, minorChanges: 0, relatedMeaning: 0 },
      text: {
        value: known.text,
        pages: { startPosition: [0] },
        comparison: {
          identical: {
            source: range(text.indexOf(known.copied), length),
            suspected: range(known.text.indexOf(known.copied), length),
          },
          minorChanges: { source: none, suspected: none },
          relatedMeaning: { source: none, suspected: none },
        },
      },
    };
    const put =
      ({ endpoint, verb, headers }: Json, body: Json) =>
      () =>
        send(endpoint, verb, body, Object.fromEntries(headers));
    const files = [
      put(order.crawledVersion, { metadata: { words: 9, excluded: 0 }, text: { value: text } }),
      ...order.results.map((one: Json) => put(one, result)),
    ];
    const end = (isHealthy = true) => {
      const endpoints = [order.crawledVersion, ...order.results].map(({ endpoint }) => endpoint);
      const tasks = endpoints.map((endpoint) => ({ endpoint, isHealthy, httpStatusCode: 200 }));
      const { completionWebhook: url, completionWebhookHeaders: headers, developerPayload } = order;
      const body = { completed: true, developerPayload, tasks };
      return send(url, 'POST', body, Object.fromEntries(headers));
    };
    return { files, end };
  }

  async function bring(scan: Scan, order: Json): Promise<void> {
    const { files, end } = partsOf(scan, order);
    for (const file of files) await file();
    await end();
  }

  function answer(call: Asked): { status: number; body?: object; next?: () => unknown } {
    const { path, body } = call;
    if (path === '/v3/account/login/api') {
      if (body.email !== 'us@example.com' || !body.key.startsWith(apiKey)) return { status: 401 };
      const token = `token-${randomUUID()}`;
      tokens.add(token);
      const [issued, expires] = [0, hours48].map(
        (ms) => new Date(now().getTime() + state.clockMs + ms),
      );
      return { status: 200, body: { access_token: token, '.issued': issued, '.expires': expires } };
    }
    if (!tokens.has(call.headers.authorization?.replace('Bearer ', '') ?? ''))
      return { status: 401 };
    const isSubmission = path.startsWith('/v3/scans/submit/file/');
    const [, , kind = '', ...rest] = path.split('/');
    const id = (isSubmission ? rest[2] : rest[0]) ?? '';
    if (isSubmission) {
      if (scans.has(id)) return { status: 409 };
      const text = Buffer.from(body.base64, 'base64').toString('utf8');
      const scan: Scan = { id, text, properties: body.properties, told: null };
      scans.set(id, scan);
      return { status: 201, body: {}, next: () => state.onSubmit(scan) };
    }
    if (kind === 'downloads') {
      const scan = scans.get(id);
      if (!scan) return { status: 404 };
      return { status: 204, next: () => state.onExport(scan, body) };
    }
    if (kind === 'writer-detector') return detect(id, body);
    if (path.endsWith('/webhooks/resend')) {
      const scan = scans.get(id);
      if (!scan) return { status: 404 };
      if (!scan.told) return { status: 400 };
      const { told } = scan;
      return { status: 202, body: {}, next: () => tell(scan, 'completed', told) };
    }
    return path === '/v3.1/scans/delete' ? { status: 202, body: {} } : { status: 404 };
  }

  function detect(id: string, { text }: Json) {
    if (!/^[a-z0-9-]{3,36}$/.test(id)) return { status: 400 };
    if (detections.has(id)) return { status: 409 };
    detections.add(id);
    if (text.length < 255 || text.length > 25_000) return { status: 400 };
    const half = Math.floor(text.length / 2);
    const section = (classification: number, start: number, length: number) => ({
      classification,
      probability: 0.9,
      matches: [{ text: { chars: { starts: [start], lengths: [length] }, words: {} } }],
    });
    const patterns = {
      statistics: { aiCount: [40, 1], humanCount: [2, 1] },
      text: { chars: { starts: [0, 12], lengths: [9, 4] }, words: {} },
    };
    const body = {
      modelVersion: 'v7.1',
      results: [section(2, 0, half), section(1, half, text.length - half)],
      summary: { human: 1 - state.ai, ai: state.ai },
      explain: { patterns },
      scannedDocument: { totalWords: 1 },
    };
    return { status: 200, body };
  }

  const server = createServer(async (request, response) => {
    let json = '';
    for await (const chunk of request) json += chunk;
    const { method = '', url: path = '', headers } = request;
    const body = json ? JSON.parse(json) : {};
    const call = { method, path, headers, body, at: Date.now() };
    asked.push(call);
    const refusal = state.refusals.find((one) => one.times > 0 && one.path.test(path));
    if (refusal) refusal.times -= 1;
    const done = refusal && !refusal.done ? null : answer(call);
    const said = refusal ?? done!;
    response.writeHead(said.status, {
      'content-type': 'application/json',
      ...(refusal?.headers ?? {}),
    });
    response.end(said.body ? JSON.stringify(said.body) : undefined);
    void Promise.resolve(done?.next?.()).catch(() => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    scans,
    delivered,
    state,
    tokens,
    completed,
    failed,
    tell,
    partsOf,
    send,
    askedFor: (path: RegExp) => asked.filter((call) => path.test(call.path)),
    reset() {
      asked.length = 0;
      delivered.length = 0;
      scans.clear();
      Object.assign(state, defaults, { refusals: [] });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
