import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import type { Certificate } from './certificate';

/** What stands before a site in production: speaks https, and says for whom it asks. */
export interface HttpsProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** @param target the port of the site on this machine */
export async function openHttpsProxy(certificate: Certificate, target: number): Promise<HttpsProxy> {
  const server = createServer({ ...certificate }, (asked, answer) => {
    const { method, url, headers, socket } = asked;
    const onward = request({
      host: '127.0.0.1',
      port: target,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' },
    });
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => undefined);
    });
    onward.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // What listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
