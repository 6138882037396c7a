import { type Socket, connect } from 'node:net';

interface Load {
  readonly origin: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections?: number;
  readonly seconds?: number;
}

/**
 * How many requests a second the server answers with 200 over connections that are kept, one request at a time on each.
 * Bare sockets and prebuilt bytes: the client must not be what is measured.
 */
export async function requestsPerSecond({
  origin,
  path,
  headers = {},
  body = '',
  connections = 32,
  seconds = 3,
}: Load): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const request = bytesOf({ path, body, headers: { Host: host, ...headers } });
  const start = performance.now();
  const until = start + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(connect(Number(port), hostname), request, until)),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return answered / ((performance.now() - start) / 1000);
}

function bytesOf({
  path,
  body,
  headers,
}: {
  path: string;
  body: string;
  headers: Record<string, string>;
}): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const first = body === '' ? `GET ${path} HTTP/1.1\r\n` : `POST ${path} HTTP/1.1\r\n`;
  const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(`${first}${lines.join('')}${length}\r\n${body}`);
}

/** Sends the next request as soon as an answer is complete, until the time is over. */
function ask(socket: Socket, request: Buffer, until: number): Promise<number> {
  socket.setNoDelay(true);
  return new Promise((resolve, reject) => {
    let answered = 0;
    let missing = 0;
    let head = '';
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      let from = 0;
      if (missing === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        if (!head.startsWith('HTTP/1.1 200')) {
          reject(new Error(`Not answered with 200:\n${head}`));
          socket.destroy();
          return;
        }
        missing = lengthIn(head.slice(0, end));
        from = chunk.length - (head.length - end - 4);
        head = '';
      }
      missing -= chunk.length - from;
      if (missing > 0) return;
      answered += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.end();
        resolve(answered);
      }
    });
  });
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without Content-Length:\n${head}`);
  return Number(length);
}
