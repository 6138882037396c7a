import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { InteractiveImage } from '#common/contract/agenda/interactive-image';
import type { Database } from '../database/schema';
import { hasPermission } from '../http/caller';
import type { Handlers } from '../http/handler';
import { listShowUuids, locateShow } from '../show/show-projection';
import { listInteractiveImages, readInteractiveImageRows } from './interactive-image-repository';
import {
  createInteractiveImage,
  deleteInteractiveImage,
  placeInteractiveImage,
  unknownInteractiveImage,
  updateInteractiveImage,
} from './interactive-image-change';

export const interactiveImageRoutes = {
  async listInteractiveImages({ caller, query, database }) {
    const seesAll = hasPermission(caller, 'shows');
    if (query.show === undefined)
      return listInteractiveImages(
        database,
        await listShowUuids(database, { visibleOnly: !seesAll, bookable: false }),
      );
    const show = await locateShow(database, query.show, seesAll);
    return listInteractiveImages(database, show === undefined ? [] : [show]);
  },

  async readInteractiveImage({ caller, params, database }) {
    const image = await find(database, params.uuid);
    const isSeen =
      image && (await locateShow(database, image.show, hasPermission(caller, 'shows'))) !== undefined;
    if (!image || !isSeen) throw unknownInteractiveImage();
    return image;
  },

  async createInteractiveImage({ body }, transaction) {
    return readWritten(transaction.database, await createInteractiveImage(transaction, body));
  },

  async updateInteractiveImage({ params, body, ifMatch }, transaction) {
    await updateInteractiveImage(transaction, params.uuid, body, ifMatch);
    return readWritten(transaction.database, params.uuid);
  },

  async placeInteractiveImage({ params, body }, transaction) {
    await placeInteractiveImage(transaction, params.uuid, body);
    return readWritten(transaction.database, params.uuid);
  },

  async deleteInteractiveImage({ params, ifMatch }, transaction) {
    await deleteInteractiveImage(transaction, params.uuid, ifMatch);
    return null;
  },
} satisfies Partial<Handlers>;

async function find(database: Kysely<Database>, uuid: string): Promise<InteractiveImage | undefined> {
  return (await readInteractiveImageRows(database, [uuid])).get(uuid);
}

async function readWritten(database: Kysely<Database>, uuid: string): Promise<InteractiveImage> {
  return must(await find(database, uuid), 'the interactive image just written');
}
