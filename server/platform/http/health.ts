import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema';
import { inTime } from '../process/in-time';
import type { Metrics } from './metrics';
import { isLoopback } from '../process/proxies';
import { apiHeaders } from './security-headers';
import type { SiteEnv } from './serve';

interface HealthDependencies {
  readonly database: Kysely<Database>;
  readonly metrics: Metrics;
  readonly version: string;
  /** The bearer token that a remote Prometheus sends; null: none. */
  readonly metricsKey: string | null;
}

/** /health for monitoring, and /metrics for a Prometheus on this machine or one with the key. */
export function createHealth({ database, metrics, version, metricsKey }: HealthDependencies): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.get('/health', async (context) => {
    const isWell = await answers(database);
    const headers = { ...apiHeaders(false, false), 'Cache-Control': 'no-store' };
    return context.json(
      { status: isWell ? 'ok' : 'database out of reach', version },
      isWell ? 200 : 503,
      headers,
    );
  });
  app.get('/metrics', (context) => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const isOnThisMachine =
      isLoopback(peer) &&
      isLocalName(context.req.header('host')) &&
      ofProxies.every((name) => context.req.header(name) === undefined);
    const isKnown =
      metricsKey !== null && isSame(context.req.header('authorization'), `Bearer ${metricsKey}`);
    if (!isOnThisMachine && !isKnown) return context.notFound();
    const headers = {
      ...apiHeaders(false, false),
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    };
    return context.text(metrics.text(), 200, headers);
  });
  return app;
}

/** Headers by which a proxy on this machine shows that somebody else asks. */
const ofProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a Host header names this machine by its own name, as only a program on it does. */
function isLocalName(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isLoopback(name);
}

/** Compares in constant time. */
function isSame(sent: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent ?? ''), digest(expected));
}

const DEADLINE = 2000;

const answers = (database: Kysely<Database>) =>
  inTime(sql`select 1`.execute(database), DEADLINE).then(
    () => true,
    () => false,
  );
