import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { refuseLongAddress, refuseUnreadable } from './unreadable';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

export interface Listening {
  readonly port: number;
  /** Sets the handler of requests from now on. */
  serve(fetch: Fetch): void;
  /** Stops accepting requests; resolves when the pending ones are answered, or after the deadline. */
  close(): Promise<void>;
}

/** The port is not available. The message gives the remedy, in French and then in English. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';

  constructor(french: string, english: string) {
    super(`${french}\n${english}`);
  }
}

const DEADLINE = 6000;

/**
 * Opens the port immediately, so that a second server fails before it changes anything; until there is an app, requests
 * are answered that the site is starting.
 * @param port 0: any free port
 * @param host an address of this machine, or 0.0.0.0 or :: for all
 * @param onError called for later errors of the port, such as too many connections
 */
export async function listen(
  port: number,
  host: string,
  onError: (error: Error) => void = () => {},
): Promise<Listening> {
  let fetch: Fetch = starting;
  const server = createAdaptorServer({
    fetch: (request, env) => refuseLongAddress(request.url) ?? fetch(request, env),
  }) as Server;
  // Longer than proxies keep a connection; else they could send a request on one that is being closed.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 60_000;
  server.on('clientError', refuseUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen({ port, host }, resolve);
  });
  server.on('error', onError);
  return {
    // A server that listens on a port has an AddressInfo.
    port: (server.address() as AddressInfo).port,
    serve(app) {
      fetch = app;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), DEADLINE);
      await closed;
      clearTimeout(late);
    },
  };
}

const starting: Fetch = () =>
  new Response(
    '<!doctype html><html lang="fr"><meta charset="utf-8"><title>…</title><p>Le site démarre…</p></html>',
    {
      status: 503,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Retry-After': '2',
        Refresh: '2',
        'Cache-Control': 'no-store',
      },
    },
  );

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortTaken(
      `Le port ${port} est déjà pris. Choisissez-en un autre avec PORT, par exemple PORT=${port + 1}.`,
      `Port ${port} is taken already. Choose another one by PORT, like PORT=${port + 1}.`,
    );
  }
  if (error.code === 'EACCES')
    return new PortTaken(
      `Le port ${port} est réservé au système. Choisissez-en un autre avec PORT.`,
      `Port ${port} is reserved to the system. Choose another one by PORT.`,
    );
  if (error.code === 'EADDRNOTAVAIL')
    return new PortTaken(
      `Cette machine n’a pas l’adresse ${host}. Indiquez-en une autre avec HOST.`,
      `This machine does not have the address ${host}. Name another one by HOST.`,
    );
  return error;
}
