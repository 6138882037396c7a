import { isSame } from '../http/answer';
import { CallError } from '../http/call-error';
import type { Handlers } from '../http/handler';
import type { FileStore } from '../files/file-store';
import { readPreviewImageFile } from './preview-image-repository';

const A_YEAR = 31_536_000;

/** The file under its version's address never changes; without a version, or with another, it must be asked for anew. */
export function previewImageRoutes(files: FileStore) {
  return {
    async readPreviewImageFile({ params: { uuid }, query: { v }, request, database }): Promise<Response> {
      const file = await readPreviewImageFile(database, files, uuid);
      if (file === null) throw new CallError('not-found', { message: 'Image introuvable' });
      const etag = `"${file.version}"`;
      const headers = {
        'Cache-Control': v === file.version ? `public, max-age=${A_YEAR}, immutable` : 'public, no-cache',
        ETag: etag,
      };
      if (isSame(request.headers.get('If-None-Match'), etag))
        return new Response(null, { status: 304, headers });
      return new Response(Uint8Array.from(file.bytes), {
        headers: { ...headers, 'Content-Type': file.type, 'Content-Length': String(file.bytes.length) },
      });
    },
  } satisfies Partial<Handlers>;
}
