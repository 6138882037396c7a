import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A way to the database on which everything can be held up, as a frozen server or a cut network does. */
export interface SilentProxy {
  /** The address of the database behind the proxy. */
  readonly url: string;
  /** Lets nothing through any more, neither way, and says nothing about it. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function openSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (bytes: Buffer) => to.write(bytes));
    from.on('close', () => to.destroy());
    if (isFrozen) from.pause();
  };
  const server = createServer((socket) => {
    const near = keep(socket);
    const far = keep(connect(Number(target.port), target.hostname));
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // What listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
