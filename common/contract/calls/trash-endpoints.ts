import { get, post, remove } from './endpoint';
import { pageOf, hasKnown } from '../fields/primitives';
import { restored, trashEntry, trashKinds, trashQuery } from '../content/trash';
import { byUuid } from './address-params';

/** The calls of the trash: restoring may wait in the outbox, permanent deletion needs a network. */
export const trashEndpoints = {
  listTrash: get('/api/trash', 'content', {
    query: trashQuery,
    answer: pageOf(trashEntry, hasKnown('kind', trashKinds)),
  }),
  restoreTrashed: post('/api/trash/{uuid}/restoration', 'content', {
    params: byUuid,
    answer: restored,
    queued: true,
  }),
  removeTrashed: remove('/api/trash/{uuid}', 'content', { params: byUuid }),
} as const;
