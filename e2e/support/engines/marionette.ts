import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** What Firefox answers to one command: which, an error or null, and a value. */
type Answer = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

interface Asked {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The protocol of Firefox's own remote control: W3C WebDriver's commands as JSON on a socket, each message after its
 * length. geckodriver, which Debian does not have, only passes them on.
 */
export class Marionette {
  private readonly asked = new Map<number, Asked>();
  private received = Buffer.alloc(0);
  private last = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.giveUp());
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  send(name: string, parameters: object = {}): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    const message = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  private take(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(0, colon)));
      if (colon === -1 || this.received.length < end) return;
      const message: unknown = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.answer(message as unknown as Answer);
    }
  }

  private answer([, id, error, value]: Answer): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
    else asked?.resolve(value);
  }

  private giveUp(): void {
    for (const { reject } of this.asked.values()) reject(new Error('Firefox ended'));
    this.asked.clear();
  }
}
