import { describe, expect, test } from 'vitest';
import { sendRequest } from '#worker/http/send-request';
import { type Said, openStage } from '../stage';

const refusal = { code: 'unavailable', message: 'Le serveur est en pause.' };
const ask = (said: Said | 'silence' | 'deaf') => {
  const stage = openStage(() => said);
  const answer = sendRequest(stage.surroundings, {
    call: 'updateNews',
    params: { slug: 'rideau leve' },
    body: { title: 'Rideau levé', at: new Date('2026-11-21T20:30:00+01:00') },
    bearer: 'jeton',
    csrf: 'croix',
    key: '0190a000-0000-7000-8000-000000000001',
    ifMatch: 'v1',
    deadline: 8_000,
  });
  return { ...stage, answer };
};

test('a request carries who asks, its key and its base version, and dates as the wire has them', async () => {
  const { sent, answer } = ask({ status: 200, body: {} });
  await answer;
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: '/api/news/rideau%20leve',
    body: { title: 'Rideau levé', at: '2026-11-21T20:30:00+01:00' },
  });
  const headers = Object.fromEntries(sent[0]?.headers ?? []);
  expect(headers).toMatchObject({
    authorization: 'Bearer jeton',
    'x-xsrf-token': 'croix',
    'idempotency-key': '0190a000-0000-7000-8000-000000000001',
    'if-match': '"v1"',
  });
});

test('a part of a file travels as it is', async () => {
  const { surroundings, sent } = openStage(() => ({ status: 200, body: { received: 3 } }));
  const params = { uuid: '0190a000-0000-7000-8000-000000000001', start: '0' };
  const body = new Uint8Array([1, 2, 3]);
  const request = {
    call: 'sendUploadPart',
    params,
    body,
    bearer: 'jeton',
    csrf: null,
    deadline: 40_000,
  } as const;
  expect(await sendRequest(surroundings, request)).toMatchObject({ kind: 'done', value: { received: 3 } });
  expect([sent[0]?.path, sent[0]?.headers.get('Content-Type'), sent[0]?.body]).toEqual([
    `/api/uploads/${params.uuid}/0`,
    'application/octet-stream',
    body,
  ]);
});

describe('an answer counts', () => {
  test('when it repeats the nonce', async () => {
    expect(await ask({ status: 200, body: { version: 'v2' } }).answer).toMatchObject({
      kind: 'done',
      value: { version: 'v2' },
    });
  });

  test('as a refusal, with the wait that it asks for', async () => {
    const { answer } = ask({ status: 503, body: refusal, headers: { 'Retry-After': '7' } });
    expect(await answer).toMatchObject({ kind: 'refused', error: refusal, status: 503, retryAfter: 7_000 });
  });
});

describe('it is no answer', () => {
  test.each<[string, Said]>([
    ['a captive portal', { status: 200, body: '<!doctype html>', isOurs: false }],
    ["a proxy's own error", { status: 502, body: refusal, isOurs: false }],
    ['an answer to another request', { status: 200, body: {}, headers: { 'X-Nonce': 'another' } }],
    ['a 204 of something else', { status: 204, isOurs: false }],
    ['an answer that was cut', { status: 200, body: '{"version":"v' }],
    ['a refusal without a code', { status: 403, body: {} }],
  ])('when it comes from %s', async (_, said) => {
    expect(await ask(said).answer).toMatchObject({ kind: 'no-answer' });
  });

  test('though its status is told, which whoever runs the proxy recognises', async () => {
    const { answer } = ask({ status: 401, body: 'Authorization required', isOurs: false });
    expect(await answer).toEqual({ kind: 'no-answer', foreign: '401' });
  });

  test.each(['silence', 'deaf'] as const)('when the deadline passes in %s', async (said) => {
    const { answer, pass } = ask(said);
    pass(8_100);
    expect(await answer).toEqual({ kind: 'no-answer' });
  });
});

describe('an answer that has begun', () => {
  /** Its head is here; the rest comes when `end` is called. */
  async function begin(reading?: number) {
    const { surroundings, pass } = openStage();
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        end = () => {
          controller.enqueue(new TextEncoder().encode('{"more":false}'));
          controller.close();
        };
      },
    });
    let headIsHere = false;
    const fetch: typeof surroundings.fetch = async (_, { headers }) => {
      const nonce = new Headers(headers).get('X-Nonce') ?? '';
      headIsHere = true;
      return new Response(body, { headers: { 'X-Protocol': '1', 'X-Nonce': nonce } });
    };
    const answer = sendRequest(
      { ...surroundings, fetch },
      {
        call: 'pullChanges',
        body: {},
        bearer: null,
        csrf: null,
        deadline: 20_000,
        ...(reading !== undefined && { reading }),
      },
    );
    await expect.poll(() => headIsHere).toBe(true);
    return { answer, pass, end: () => end(), now: surroundings.now };
  }

  test('has the time that a slow line takes for all of a page', async () => {
    const { answer, pass, end, now } = await begin(60_000);
    const begun = now();
    pass(50_000);
    end();
    // The server's clock is compared with the moment at which it began to answer.
    expect(await answer).toMatchObject({ kind: 'done', value: { more: false }, midway: begun });
  });

  test.each([undefined, 60_000])('is given up when the rest of it never comes', async (reading) => {
    const { answer, pass } = await begin(reading);
    pass(61_000);
    expect(await answer).toEqual({ kind: 'no-answer' });
  });
});

test('a long body has the time that 50 kbit/s take for it, besides the deadline', async () => {
  const { surroundings, pass } = openStage(() => 'silence');
  const request = { call: 'updateNews', params: { slug: 'rideau' }, bearer: null, csrf: null } as const;
  let isOver = false;
  const answer = sendRequest(surroundings, { ...request, body: 'é'.repeat(25_000), deadline: 8_000 }).then(
    () => (isOver = true),
  );
  pass(15_900);
  await Promise.resolve();
  expect(isOver).toBe(false);
  pass(200);
  expect(await answer).toBe(true);
});
