import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { must } from '#common/base/must';
import type { Certificate } from './certificate';

/** A mail as it arrived: whom it was given for, and what a mail program reads in it. */
export interface Arrived {
  readonly to: readonly string[];
  readonly mail: Email;
}

/** A mail server that keeps what it is given. */
export interface SmtpSink {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** The next mail to this address that was not returned yet; waits until it arrives. */
  next(to: string): Promise<Email>;
  /** Refuses what comes with this reply, until later or, with a code from 500, for good; null takes it again. */
  refuse(reply: string | null, code?: number): void;
  /** Refuses letters to this address for good, as nobody's. */
  refuseAddress(email: string): void;
  /** Takes letters to this address, and answers only once the returned function is called. */
  holdAnswer(email: string): () => void;
  close(): Promise<void>;
}

/** Whom a mail server lets in, once the connection is encrypted. */
interface SmtpLogin {
  readonly certificate: Certificate;
  readonly user: string;
  readonly password: string;
}

/** @param login without one it takes mail from anybody, unencrypted */
export async function openSmtpSink(login: SmtpLogin | null = null): Promise<SmtpSink> {
  const arrived: Arrived[] = [];
  const taken = new Set<Arrived>();
  const waiting = new Set<() => void>();
  const nobodys = new Set<string>();
  const held = new Map<string, Promise<void>>();
  let refusal: { readonly reply: string; readonly code: number } | null = null;
  const server = new SMTPServer({
    ...(login === null ? { disabledCommands: ['AUTH', 'STARTTLS'] } : login.certificate),
    authOptional: login === null,
    onAuth: ({ username, password }, _session, done) =>
      done(
        username === login?.user && password === login?.password
          ? null
          : Object.assign(new Error('5.7.8 Authentication failed'), { responseCode: 535 }),
        { user: username },
      ),
    onRcptTo: ({ address }, _session, done) =>
      done(
        nobodys.has(address)
          ? Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 })
          : undefined,
      ),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== null)
          return done(Object.assign(new Error(refusal.reply), { responseCode: refusal.code }));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
          for (const look of waiting) look();
          const answers = session.envelope.rcptTo.map(({ address: to }) => held.get(to));
          void Promise.all(answers).then(() => done());
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = must(server.server.address(), 'the address of the mail server');
  const port = typeof address === 'string' ? 0 : address.port;
  const find = (to: string) => arrived.find((one) => one.to.includes(to) && !taken.has(one));
  const written = login && [login.user, login.password].map(encodeURIComponent).join(':');
  return {
    url: `smtp://${written === null ? '127.0.0.1' : `${written}@localhost`}:${port}/?from=bonjour@theatre.example`,
    arrived,
    async next(to) {
      for (;;) {
        const found = find(to);
        if (found !== undefined) {
          taken.add(found);
          return found.mail;
        }
        await new Promise<void>((resolve) => {
          const look = () => {
            waiting.delete(look);
            resolve();
          };
          waiting.add(look);
        });
      }
    },
    refuse: (reply, code = 451) => {
      refusal = reply === null ? null : { reply, code };
    },
    refuseAddress: (email) => void nobodys.add(email),
    holdAnswer(email) {
      let release = (): void => undefined;
      held.set(email, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
