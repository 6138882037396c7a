import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { InteractiveImage } from '#common/contract/agenda/interactive-image';
import type { Database } from '../../platform/database/schema';
import { hasPermission } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { listShowUuids, locateShow } from '../show/show-projection';
import { listInteractiveImages, publicOf, readInteractiveImageRows } from './interactive-image-repository';
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
    const show = query.show === undefined ? null : await locateShow(database, query.show, seesAll);
    const shows =
      show === null ? await listShowUuids(database, { visibleOnly: !seesAll, bookable: false }) : [show];
    const images = await listInteractiveImages(
      database,
      shows.filter((uuid) => uuid !== undefined),
    );
    return seesAll ? images : publicOf(database, images);
  },

  async readInteractiveImage({ caller, params, database }) {
    const image = await find(database, params.uuid);
    const found = image === undefined ? [] : [image];
    const [seen] = hasPermission(caller, 'shows') ? found : await publicOf(database, found);
    if (seen === undefined) throw unknownInteractiveImage();
    return seen;
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
