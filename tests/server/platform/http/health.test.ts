import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHealth } from '#server/platform/http/health';
import { Metrics } from '#server/platform/http/metrics';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const key = 'une-clef-pour-les-mesures';
const local = { Host: 'localhost:8080' };
let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  // On a busy machine the first connection to a new database may take longer than health waits.
  await site.query('select 1');
});
afterAll(() => site.close());

/** What a request from an address gets. */
async function ask(
  path: string,
  from: string,
  headers: Record<string, string> = { Host: 'localhost:8080' },
  metricsKey: string | null = key,
) {
  const app = createHealth({ database: site.database, metrics: new Metrics(), version: '1', metricsKey });
  // As much of a connection as is looked at.
  const bindings = { incoming: { socket: { remoteAddress: from } } } as HttpBindings;
  return (await app.request(path, { headers }, bindings)).status;
}

test('health is told to everybody', async () => {
  expect(await ask('/health', '203.0.113.9')).toBe(200);
});

describe('metrics are told', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1:8080'],
    ['::1', '[::1]:8080'],
    ['127.0.0.1', 'localhost:8080'],
  ])('on this machine: %s asks %s', async (from, Host) => {
    expect(await ask('/metrics', from, { Host })).toBe(200);
  });

  test('to whoever has the key, from anywhere', async () => {
    expect(await ask('/metrics', '203.0.113.9', { Authorization: `Bearer ${key}` })).toBe(200);
  });

  test.each([
    ['without the key', '10.0.0.7', {}, key],
    ['with another key', '10.0.0.7', { Authorization: 'Bearer autre' }, key],
    ['with an empty key where there is none', '10.0.0.7', { Authorization: 'Bearer null' }, null],
    ['by a proxy that says for whom', '127.0.0.1', { ...local, 'X-Forwarded-For': '203.0.113.9' }, key],
    ['by a proxy that says who it is', '127.0.0.1', { ...local, Via: '1.1 proxy' }, key],
    ['by a proxy that passes the name of the site', '127.0.0.1', { Host: 'www.theatre.example' }, key],
    ['by a program that names no host', '127.0.0.1', {}, key],
  ])('to nobody %s', async (_, from, headers, metricsKey) => {
    expect(await ask('/metrics', from, headers, metricsKey)).toBe(404);
  });
});
