import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Show } from '#common/contract/agenda/show';
import type { Database } from '../../platform/database/schema';
import type { Handlers } from '../../platform/http/handler';
import { withBookedPlaces } from '../show/seats-repository';
import { previewTelling, readTelling } from './show-telling';
import { createShow, deleteShow, updateShow } from './show-change';

export const showDeskRoutes = {
  createShow: async ({ body }, transaction) =>
    answerOf(transaction.database, await createShow(transaction, body)),

  updateShow: async ({ params, body, ifMatch }, transaction) =>
    answerOf(transaction.database, await updateShow(transaction, params.slug, body, ifMatch)),

  async deleteShow({ params, ifMatch }, transaction) {
    await deleteShow(transaction, params.slug, ifMatch);
    return null;
  },

  previewTelling: ({ params, body, caller, database }) => previewTelling(database, caller, params.slug, body),
  readTelling: ({ params, caller, database }) => readTelling(database, caller, params.slug),
} satisfies Partial<Handlers>;

async function answerOf(database: Kysely<Database>, show: Show): Promise<Show> {
  return must((await withBookedPlaces(database, [show]))[0], 'the show that was given');
}
