import { object, optional, size, string } from 'superstruct';
import { adminImageCounters } from '../site/badges';
import { get, post, put, remove } from './endpoint';
import {
  image,
  imageFormatCode,
  imageQuery,
  imageWrite,
  previewImage,
  previewImageQuery,
  previewImageWrite,
} from '../content/image';
import { pageOf, uuid } from '../fields/primitives';
import { byUuid } from './address-params';

const versioned = object({ v: optional(size(string(), 1, 64)) });

/** The calls of images and preview images: records may wait in the outbox, their files need a network. */
export const imageEndpoints = {
  listPreviewImages: get('/api/preview-images', 'everybody', {
    query: previewImageQuery,
    answer: pageOf(previewImage),
  }),
  createPreviewImage: post('/api/preview-images', 'content', {
    body: previewImageWrite,
    answer: previewImage,
    queued: true,
    created: true,
  }),
  deletePreviewImage: remove('/api/preview-images/{uuid}', 'content', { params: byUuid, queued: true }),
  sendPreviewImageFile: post('/api/preview-images/{uuid}/file', 'content', {
    params: byUuid,
    body: 'file',
    answer: previewImage,
  }),
  readPreviewImageFile: get('/api/preview-images/{uuid}/file', 'everybody', {
    params: byUuid,
    query: versioned,
    answer: 'file',
  }),

  listImages: get('/api/images', 'everybody', { query: imageQuery, answer: pageOf(image) }),
  createImage: post('/api/images', 'content', {
    body: imageWrite,
    answer: image,
    queued: true,
    created: true,
  }),
  updateImage: put('/api/images/{uuid}', 'content', {
    params: byUuid,
    body: imageWrite,
    answer: image,
    queued: true,
  }),
  deleteImage: remove('/api/images/{uuid}', 'content', { params: byUuid, queued: true }),
  sendImageFile: post('/api/images/{uuid}/file', 'content', { params: byUuid, body: 'file', answer: image }),
  readImageFile: get('/api/images/{uuid}/format/{format}/file', 'everybody', {
    params: object({ uuid, format: imageFormatCode }),
    query: versioned,
    answer: 'file',
  }),

  readAdminImageCounters: get('/api/counters/admin-image', 'content', { answer: adminImageCounters }),
} as const;
