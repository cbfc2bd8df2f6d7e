import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { StartError } from '../config/start-error.ts';

export type Fetch = (request: Request, env: object) => Response | Promise<Response>;

export interface Address {
  host: string;
  port: number;
  /** What the names of the settings begin with, such as `METRICS_`. */
  prefix?: string;
}

export interface Listener {
  port: number;
  /** Stops accepting, lets requests in flight finish, and cuts off what is left after `seconds`. */
  stop(seconds: number): Promise<void>;
}

const minute = 60_000;

/**
 * Listens on an address.
 * @throws StartError when the port is taken or may not be used
 */
export async function listen(address: Address, fetch: Fetch): Promise<Listener> {
  const server = createServer(
    { requestTimeout: minute, headersTimeout: minute / 4, keepAliveTimeout: minute + 5_000 },
    // With answers of its own kind in the place of the platform's: their bodies pass through no stream.
    getRequestListener(onceOnly(fetch)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(address, error)));
    server.listen(address.port, address.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: (seconds) => stop(server, seconds) };
}

/** What was answered past the application, as by the provider of the sandbox, is not answered again. */
function onceOnly(fetch: Fetch) {
  return async (request: Request, env: { outgoing: { headersSent: boolean } }) => {
    const response = await fetch(request, env);
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
}

function cannotListen({ host, port, prefix = '' }: Address, error: NodeJS.ErrnoException) {
  const where = `port ${port} on ${host}`;
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `${where} is taken. Stop the program that has it, or set ${prefix}PORT to another one.`,
    );
  }
  return new StartError(
    `${where} cannot be used (${error.code}). Set ${prefix}PORT or ${prefix}HOST to another one.`,
  );
}

function stop(server: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that becomes idle now would stay open for its keep-alive time.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), seconds * 1000);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
