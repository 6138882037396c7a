import type { WorkerFixture } from 'playwright/test';
import { openSmtpSink, type SmtpSink } from '../../tests/support/smtp-sink';
import { test as journey } from './journey';
import { SiteServer } from './site-server';

interface WithPost {
  /** Where the server's mails arrive. */
  readonly post: SmtpSink;
}

/** A journey whose server sends its mails over SMTP, to be read where they arrive. */
export const test = journey.extend<object, WithPost>({
  post: [
    async ({}, provide) => {
      const post = await openSmtpSink();
      await provide(post);
      await post.close();
    },
    { scope: 'worker' },
  ],
  server: serverWithPost(),
});

/** The fixture of a server of its own that sends its mails there. */
export function serverWithPost(): [
  WorkerFixture<SiteServer, WithPost>,
  { scope: 'worker'; timeout: number },
] {
  return [
    async ({ post }, provide) => {
      const server = await SiteServer.start({ SMTP_URL: post.url });
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 400_000 },
  ];
}

/** The path of the link that a mail was sent for. */
export async function linkIn(post: SmtpSink, to: string, place: string): Promise<string> {
  const { text = '' } = await post.next(to);
  const path = new RegExp(`https?://[^/\\s]+(/utilisateur/${place}/\\S+)`).exec(text)?.[1];
  if (path === undefined) throw new Error(`No link to ${place} in:\n${text}`);
  return path;
}
