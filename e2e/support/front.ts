import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';

/** What the proxy answers instead of the server: a body for a path, or null for 'not found'. */
type Changes = Map<string, (body: string) => string | null>;

/** A proxy before the server: it passes everything on, except the files that a journey changes. */
export interface Front {
  readonly origin: string;
  /** Replaces this file of the build from now on; null removes it. */
  change(path: string, rewrite: (body: string) => string | null): void;
  /** Gives no answer to requests for this file, as a blocker on the device; the returned function ends it. */
  block(path: string): () => void;
  /** From now on every request is answered by a redirect to this origin, as a registrar does for a former name. */
  redirect(origin: string): void;
  /** From now on no request is answered or refused, as in a network that loses everything. */
  swallow(): void;
  /** From now on every connection is refused, and those that were open end, as where the server is gone. */
  goAway(): Promise<void>;
  /** It is there again, at the same address. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function openFront(behind: string): Promise<Front> {
  const changes: Changes = new Map();
  const blocked = new Set<string>();
  let isSwallowing = false;
  let elsewhere: string | null = null;
  const server = createServer((incoming, outgoing) => {
    if (elsewhere !== null) outgoing.writeHead(301, { Location: elsewhere + (incoming.url ?? '/') }).end();
    else if (blocked.has(incoming.url ?? '')) incoming.destroy();
    else if (!isSwallowing) pass(incoming, outgoing, behind, changes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port for the front');
  const goAway = async () => {
    if (!server.listening) return;
    const gone = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await gone;
  };
  return {
    origin: `http://localhost:${address.port}`,
    change: (path, rewrite) => void changes.set(path, rewrite),
    block(path) {
      blocked.add(path);
      return () => void blocked.delete(path);
    },
    redirect: (origin) => void (elsewhere = origin),
    swallow: () => void (isSwallowing = true),
    goAway,
    async comeBack() {
      server.listen(address.port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: goAway,
  };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, behind: string, changes: Changes): void {
  const { pathname } = new URL(incoming.url ?? '/', behind);
  const rewrite = changes.get(pathname);
  const headers = { ...incoming.headers, host: new URL(behind).host };
  if (headers.origin !== undefined) headers.origin = behind;
  // A file to rewrite has to come as text, and whole.
  if (rewrite !== undefined) Object.assign(headers, { 'accept-encoding': 'identity', 'if-none-match': '' });
  const onward = request(behind + (incoming.url ?? '/'), { method: incoming.method, headers }, (answer) => {
    if (rewrite === undefined) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    } else void answerChanged(answer, outgoing, rewrite);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

async function answerChanged(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: (body: string) => string | null,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const body = rewrite(Buffer.concat(chunks).toString());
  const { 'content-length': _, etag: __, ...headers } = answer.headers;
  outgoing.writeHead(body === null ? 404 : (answer.statusCode ?? 200), headers);
  outgoing.end(body ?? '');
}
