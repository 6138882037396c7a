import { Hono } from 'hono';
import { idempotencyHeader, nonceHeader } from '#common/contract/feed/changes';
import type { Endpoint } from '#common/contract/calls/endpoint';
import { type EndpointName, endpoints } from '#common/contract/calls/endpoints';
import { uuidPattern } from '#common/base/uuid';
import { type Answer, type Asked, type Echo, failureAnswer, responseOf } from './answer';
import { CallError } from './call-error';
import { type ApiDependencies, type SiteContext, type SiteEnv, askedOf, isNonce, serve } from './serve';

/** Registers every call of the contract with its handler. Any other path below /api is answered with an error code. */
export function createApi(parts: ApiDependencies): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  // Object.entries loses the key type; the table is closed.
  const calls = Object.entries(endpoints) as [EndpointName, Endpoint][];
  for (const [name, endpoint] of calls) {
    app.on(endpoint.method, pattern(endpoint.path), (context) =>
      respond(parts, name, context, (asked, echo) => serve(parts, { name, endpoint }, context, asked, echo)),
    );
  }
  for (const path of new Set(calls.map(([, { path }]) => path))) {
    const methods = calls.filter(([, endpoint]) => endpoint.path === path).map(([, { method }]) => method);
    app.all(pattern(path), (context) => respond(parts, 'wrong-method', context, () => refuseMethod(methods)));
  }
  app.all('/api/*', (context) => respond(parts, 'unknown-call', context, refuseCall));
  return app;
}

const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

async function respond(
  parts: ApiDependencies,
  call: string,
  context: SiteContext,
  run: (asked: Asked, echo: Echo) => Promise<Answer>,
): Promise<Response> {
  const began = performance.now();
  const asked = askedOf(context);
  const echo = echoOf(asked);
  const answer = await run(asked, echo).catch((thrown: unknown) => failureAnswer(thrown, call, parts.log));
  const response = await responseOf(asked, answer, echo, parts.overHttps);
  const milliseconds = performance.now() - began;
  parts.metrics.count(call, response.status, milliseconds);
  parts.log.debug('call', { call, status: response.status, milliseconds: Math.round(milliseconds) });
  return response;
}

function echoOf({ header }: Asked): Echo {
  const nonce = header(nonceHeader);
  const key = header(idempotencyHeader);
  return { nonce: isNonce(nonce) ? nonce : null, key: key !== null && uuidPattern.test(key) ? key : null };
}

async function refuseMethod(methods: readonly string[]): Promise<never> {
  const allowed = methods.includes('GET') ? ['HEAD', ...methods] : methods;
  throw new CallError('wrong-method', { headers: { Allow: allowed.join(', ') } });
}

async function refuseCall(): Promise<never> {
  throw new CallError('unknown-call');
}
