import { beforeAll } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { freeTicketDemandRoutes } from '#server/tickets/free-ticket-demand/free-ticket-demand-routes';
import { freeTicketRoutes } from '#server/tickets/free-ticket/free-ticket-routes';
import { badgeRoutes } from '#server/operation/badge/badge-routes';
import { recordShowOf } from '#server/agenda/show/show-repository';
import { eraseUser } from '#server/people/account/user-deletion-repository';
import { type Answered, type AskApi, openApi, underKey } from './api';
import { after, openHouse } from './door';
import { doorStage } from './door-stage';
import type { Player } from './troupe';

/** The calls of free tickets on a database of its own for a test file, and what one asks there. */
export function freeTicketDesk() {
  const stage = doorStage();
  let api: AskApi;
  beforeAll(() => {
    api = openApi(stage.database, { ...freeTicketRoutes, ...freeTicketDemandRoutes, ...badgeRoutes });
  });
  const ask: AskApi = (...asked) => api(...asked);
  return {
    stage,
    ask,
    /** A show of two evenings of its own, for a test that counts. */
    house: (fields: Parameters<typeof openHouse>[1] = {}) => openHouse(stage.database, fields),
    /** The same, with the slug of its show. */
    async namedHouse() {
      const house = await openHouse(stage.database);
      const { slug } = await stage.database
        .selectFrom('shows')
        .select('slug')
        .where('uuid', '=', house.show)
        .executeTakeFirstOrThrow();
      return { ...house, slug };
    },
    demand: (
      by: Player,
      dateUuid: string,
      names: readonly unknown[],
      fields: object = {},
    ): Promise<Answered> =>
      ask('POST', '/api/free-ticket-demands', {
        by,
        headers: underKey(),
        body: { dateUuid, names, ...fields },
      }),
    decide: (by: Player, uuid: string, code: string, reason?: string): Promise<Answered> =>
      ask('PUT', `/api/free-ticket-demands/${uuid}`, { by, body: { state: { code }, reason } }),
    withdraw: (by: Player, uuid: string): Promise<Answered> =>
      ask('DELETE', `/api/free-ticket-demands/${uuid}`, { by, headers: underKey() }),
    generate: (by: Player, uuid: string): Promise<Answered> =>
      ask('PUT', `/api/free-tickets/${uuid}`, {
        by,
        headers: underKey(),
        body: { state: { code: 'GENERE' } },
      }),
    erase: (player: Player) => write(stage.database, (transaction) => eraseUser(transaction, player)),
    /** The tickets of a date, as the office lists them. */
    async tickets(by: Player, date: string, query = '') {
      const { body } = await ask('GET', `/api/free-tickets?date=${date}&limit=100${query}`, { by });
      return body.data;
    },
    mailsTo: ({ email }: Player) =>
      stage.database
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('created_at')
        .execute(),
    /** Nobody but the office sees a show any more. */
    hide: (show: string) =>
      write(stage.database, async (transaction) => {
        await transaction.database
          .updateTable('shows')
          .set({ visible_from: after(60 * 24 * 7), visible_until: after(60 * 24 * 14) })
          .where('uuid', '=', show)
          .execute();
        await recordShowOf(transaction, show);
      }),
    forgetMails: () => write(stage.database, ({ database }) => database.deleteFrom('mails').execute()),
  };
}
