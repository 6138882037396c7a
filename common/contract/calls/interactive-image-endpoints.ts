import { array } from 'superstruct';
import { get, post, put, remove } from './endpoint';
import { interactiveImage, interactiveImageQuery, interactiveImageWrite } from '../agenda/interactive-image';
import { placeWrite } from '../fields/place';
import { byUuid } from './address-params';

/** The calls of interactive images: everybody reads those of shows on view, whoever writes shows reads and writes all. */
export const interactiveImageEndpoints = {
  listInteractiveImages: get('/api/interactive-images', 'everybody', {
    query: interactiveImageQuery,
    answer: array(interactiveImage),
  }),
  readInteractiveImage: get('/api/interactive-images/{uuid}', 'everybody', {
    params: byUuid,
    answer: interactiveImage,
  }),
  createInteractiveImage: post('/api/interactive-images', 'shows', {
    body: interactiveImageWrite,
    answer: interactiveImage,
    queued: true,
    created: true,
    journal: { noun: 'interactiveImage', act: 'created' },
  }),
  updateInteractiveImage: put('/api/interactive-images/{uuid}', 'shows', {
    params: byUuid,
    body: interactiveImageWrite,
    answer: interactiveImage,
    queued: true,
    journal: { noun: 'interactiveImage', act: 'changed' },
  }),
  placeInteractiveImage: put('/api/interactive-images/{uuid}/place', 'shows', {
    params: byUuid,
    body: placeWrite,
    answer: interactiveImage,
    queued: true,
    keepsVersion: true,
    // Each counts from those before it, also from moves of other things.
    step: true,
    journal: { noun: 'interactiveImage', act: 'changed' },
  }),
  deleteInteractiveImage: remove('/api/interactive-images/{uuid}', 'shows', {
    params: byUuid,
    queued: true,
    journal: { noun: 'interactiveImage', act: 'removed' },
  }),
} as const;
