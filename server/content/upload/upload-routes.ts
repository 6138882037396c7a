import { MAX_FILE_BYTES } from '#common/contract/content/upload';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { editorOf } from '../../platform/guard/editors';
import { keepPart, receivedOf } from './upload-repository';

export const uploadRoutes = {
  readUpload: async ({ caller, params: { uuid }, database }) => ({
    received: await receivedOf(database, { owner: editorOf(caller), uuid }),
  }),

  async sendUploadPart({ caller, params: { uuid, start }, body, database }) {
    if (start + body.length > MAX_FILE_BYTES)
      throw new CallError('too-large', { message: 'Ce fichier dépasse 25 Mo.' });
    return { received: await keepPart(database, { owner: editorOf(caller), uuid }, start, body) };
  },
} satisfies Partial<Handlers>;
