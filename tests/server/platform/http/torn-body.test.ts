import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { expect, test } from 'vitest';
import { type ApiDependencies, type SiteEnv, askedOf } from '#server/platform/http/serve';
import { CallError } from '#server/platform/http/call-error';
import { readJson } from '#server/platform/http/read-body';
import { createApi } from '#server/platform/http/api';
import { createLog } from '#server/platform/process/log';
import { Metrics } from '#server/platform/http/metrics';
import { isLoopback } from '#server/platform/process/proxies';
import { Hono } from 'hono';

test.each([
  ['of announced length', 'Content-Length: 500\r\n\r\n{"title":'],
  ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n'],
])('a body %s, whose sender goes, is the sender’s fault and nobody else’s', async (_, begun) => {
  const app = new Hono<SiteEnv>();
  const thrown = new Promise<unknown>((resolve) => {
    app.post('/', async (context) => {
      const reading = readJson(askedOf(context), context.req.raw);
      socket.destroy();
      resolve(await reading.catch((error: unknown) => error));
      return context.body(null);
    });
  });
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // What listens on a port has an address with one.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${begun}`);
  const error = await thrown;
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: 'malformed-request' });
  server.close();
});

test('a sender who goes is one line of the log, which is shown to those alone who look for faults', async () => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  // A login reads its body before anything else: the database is never asked.
  const parts = {
    isOurs: () => true,
    isProxy: isLoopback,
    overHttps: false,
    log,
    metrics: new Metrics(),
  } as Partial<ApiDependencies>;
  const app = createApi(parts as ApiDependencies);
  const server = createAdaptorServer({ fetch: app.fetch }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = 'POST /api/authtokens HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const asked = once(server, 'request');
  socket.write(`${head}Content-Length: 500\r\n\r\n{"email":`);
  await asked;
  socket.destroy();
  await expect.poll(() => lines.length).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'debug', event: 'call', status: 400 });
  server.close();
});
