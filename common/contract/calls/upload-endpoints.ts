import { get, post, put } from './endpoint';
import { image, previewImage } from '../content/image';
import { upload, uploadPart, uploadedFile } from '../content/upload';
import { byUuid } from './address-params';

/**
 * Files that waited on a device: their bytes are sent in parts, under a uuid that the device chose; a queued call then
 * attaches them to their thing.
 */
export const uploadEndpoints = {
  readUpload: get('/api/uploads/{uuid}', 'content', { params: byUuid, answer: upload }),
  sendUploadPart: put('/api/uploads/{uuid}/{start}', 'content', {
    params: uploadPart,
    body: 'bytes',
    answer: upload,
  }),
  takeImageFile: post('/api/images/{uuid}/uploaded-file', 'content', {
    params: byUuid,
    body: uploadedFile,
    answer: image,
    queued: true,
  }),
  takePreviewImageFile: post('/api/preview-images/{uuid}/uploaded-file', 'content', {
    params: byUuid,
    body: uploadedFile,
    answer: previewImage,
    queued: true,
  }),
} as const;
