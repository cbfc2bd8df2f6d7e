declare module 'autocannon' {
  interface Client {
    setHeaders(headers: Record<string, string>): void;
    on(event: 'headers', hear: (head: { statusCode: number; headers: string[] }) => void): void;
    /** With what else arrived in the same piece. */
    on(event: 'body', hear: (chunk: Buffer) => void): void;
    on(event: 'response' | 'timeout', hear: () => void): void;
    on(event: 'connError', hear: (error: Error & { code?: string }) => void): void;
  }
  interface Request {
    headers: Record<string, string>;
  }
  interface Options {
    url: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds until an answer is no longer awaited. */
    timeout?: number;
    setupClient?: (client: Client) => void;
    /** Sent in turn by each connection; `setupRequest` is asked before each of them. */
    requests?: { setupRequest: (request: Request) => Request }[];
  }
  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
