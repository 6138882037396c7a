import { once } from 'node:events';
import { createServer } from 'node:net';
import { must } from '#common/base/must';

/** A mail server that closes the connection without an answer, once it has the message or before it. */
export async function openAbruptServer(closes: 'before the message' | 'after the message') {
  let messages = 0;
  const server = createServer((socket) => {
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 abrupt.example ESMTP\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        messages += 1;
        socket.destroy();
      } else if (!text.startsWith('DATA')) socket.write('250 OK\r\n');
      else if (closes === 'before the message') socket.destroy();
      else {
        isData = true;
        socket.write('354 Go on\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = must(server.address(), 'the address of the mail server');
  const port = typeof address === 'string' ? 0 : address.port;
  return {
    url: `smtp://127.0.0.1:${port}/?from=bonjour@theatre.example`,
    /** How many messages came whole. */
    messages: () => messages,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
