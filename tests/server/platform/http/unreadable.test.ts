import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#common/base/must';
import type { ErrorCode } from '#common/contract/calls/errors';
import { errorMessages } from '#server/platform/http/error-messages';
import { type Listening, listen } from '#server/platform/http/listen';

let port: number;
let opened: Listening | null = null;

beforeAll(async () => {
  opened = await listen(0, '127.0.0.1');
  ({ port } = opened);
  opened.serve(() => new Response('Bonsoir'));
});
afterAll(() => must(opened, 'the listening server').close());

/** What comes back for these very bytes until the server closes the connection. */
async function answerTo(sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n\r\n';

test('a request that can be read is answered by the app', async () => {
  expect(await answerTo(`GET / HTTP/1.1\r\n${HOST}${CLOSE}`)).toMatch(/^HTTP\/1\.1 200 [^]*Bonsoir/);
});

test.each<[string, string, number, ErrorCode, string?]>([
  ['a method that nobody knows', `APPLAUD /breve HTTP/1.1\r\n${HOST}${CLOSE}`, 405, 'wrong-method'],
  ['a protocol that nobody speaks', `GET / RIDEAU/1.1\r\n${HOST}\r\n`, 400, 'malformed-request'],
  [
    'a length below nothing',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: -5\r\n\r\n`,
    400,
    'malformed-request',
  ],
  ['a header without an end', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
  [
    'an address that nothing has',
    `GET /x${'/'.repeat(16_000)}x HTTP/1.1\r\n${HOST}${CLOSE}`,
    414,
    'too-large',
    'Cette adresse est trop longue.',
  ],
])('%s is refused with a code, in French', async (_, sent, status, code, message = errorMessages[code]) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ code, message });
});
