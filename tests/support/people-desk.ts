import { afterAll, beforeAll, beforeEach } from 'vitest';
import { must } from '#common/base/must';
import { accountRoutes } from '#server/people/account/account-routes';
import { badgeRoutes } from '#server/operation/badge/badge-routes';
import { write } from '#server/platform/database/transaction';
import { mailRoutes } from '#server/platform/mail/mail-routes';
import { passkeyRoutes } from '#server/people/passkey/passkey-routes';
import { roleDemandRoutes } from '#server/people/role-demand/role-demand-routes';
import { sessionRoutes } from '#server/people/session/session-routes';
import { userRoutes } from '#server/people/account/user-routes';
import { type AskApi, openApi } from './api';
import { type TestDatabase, openTestDatabase } from './test-database';
import { PASSWORD, type Player, troupe, welcomeTroupe } from './troupe';

export const evening = new Date('2026-11-21T20:30:00+01:00');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Somebody who comes to the site for the first time. */
export const newcomer = {
  name: 'Chaumont',
  firstname: 'Zélie',
  email: 'zelie@public.example',
  password: 'Entracte-20!',
} as const;

/** The calls about people on a database of its own for a test file, with the troupe as it was before each test. */
export function peopleDesk() {
  let opened: { readonly site: TestDatabase; readonly ask: AskApi } | null = null;
  let now = evening;
  const desk = () => must(opened, 'the desk of this test file');
  const database = () => desk().site.database;
  const ask: AskApi = (method, path, asked) => desk().ask(method, path, asked);
  const goTo = (moment: Date) => {
    now = moment;
    return desk().site.setClock(moment);
  };

  beforeAll(async () => {
    const site = await openTestDatabase();
    const routes = {
      ...sessionRoutes,
      ...accountRoutes,
      ...userRoutes,
      ...roleDemandRoutes,
      ...passkeyRoutes,
      ...mailRoutes,
      ...badgeRoutes,
    };
    opened = { site, ask: openApi(site.database, routes) };
  });
  beforeEach(async () => {
    await goTo(evening);
    await write(database(), async ({ database }) => {
      for (const table of ['users', 'mails', 'rate_limits', 'passkey_challenges'] as const)
        await database.deleteFrom(table).execute();
    });
    await welcomeTroupe(database());
  });
  afterAll(() => desk().site.close());

  const mailsTo = (email: string) =>
    database().selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('created_at').execute();

  return {
    ask,
    goTo,
    database,
    wait: (milliseconds: number) => goTo(new Date(now.getTime() + milliseconds)),
    mailsTo,
    /** The token in the link of the newest mail to somebody. */
    async tokenTo(email: string): Promise<string> {
      const mail = (await mailsTo(email)).at(-1);
      return must(mail?.link?.split('/').at(-1), `a link in a mail to ${email}`);
    },
    register: (fields: object = {}, headers: Record<string, string> = {}) =>
      ask('POST', '/api/users', { body: { ...newcomer, ...fields }, headers }),
    logIn: (email: string, password: string = PASSWORD, headers: Record<string, string> = {}) =>
      ask('POST', '/api/authtokens', { body: { email, password }, headers }),
    read: (player: Player) =>
      database().selectFrom('users').selectAll().where('uuid', '=', player.uuid).executeTakeFirst(),
    troupe,
  };
}
