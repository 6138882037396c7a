import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { wholeSecond } from '#common/base/paris-time';
import type { PreviewImage, PreviewImageWrite } from '#common/contract/content/image';
import { addedPreviewImage } from '#common/rules/saves/preview-image-save';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import type { FileStore } from '../../platform/files/file-store';
import { A_FEW, keepFiles, removeMarkedFiles } from '../../platform/files/file-removal';
import { askedAnew, bytesAnswer, keptForEver } from '../../platform/http/bytes-answer';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import { type AcceptedPicture, acceptPicture } from '../../platform/picture/accept-picture';
import { makeForm } from '../../platform/picture/picture-form';
import { onePictureWork } from '../../platform/picture/picture-works';
import { openUploadedPicture, takeUpload } from '../upload/uploaded-picture';
import { editorOf, seesComing } from '../../platform/guard/editors';
import { isPreviewImageShown } from '../publication/preview-images';
import { listPreviewImages, readPreviewImage } from './preview-image-answer';
import { readPreviewImageRows } from './preview-image-projection';
import {
  addPreviewImage,
  changePreviewImageFile,
  countPreviewImageUses,
  findPreviewImages,
  lockPreviewImage,
  previewImageKey,
  previewImageVersion,
  putPreviewImageFile,
  readPreviewImageFile,
  removePreviewImage,
} from './preview-image-repository';

const unknown = () => new CallError('not-found', { message: 'Image introuvable' });

/**
 * A file requested with its current version never changes; without a version, or with another, it must be revalidated.
 */
export function previewImageRoutes(files: FileStore) {
  return {
    listPreviewImages: ({ caller, database, query }) =>
      listPreviewImages(database, query, seesComing(caller)),

    createPreviewImage: ({ body }, transaction) => createPreviewImage(transaction, body),

    async deletePreviewImage({ params: { uuid } }, transaction) {
      const image = await lockPreviewImage(transaction, uuid);
      if (image === undefined) throw unknown();
      const uses = await countPreviewImageUses(transaction.database, uuid);
      if (uses > 0) throw new CallError('wrong-state', { message: stillUsed });
      await removePreviewImage(transaction, image);
      return null;
    },

    sendPreviewImageFile: ({ params, body, database }) => storeFile(database, files, params.uuid, body),

    takePreviewImageFile: {
      async prepare({ caller, params: { uuid }, body, database }) {
        const owner = editorOf(caller);
        await expectPlace(database, uuid);
        const file = await putSmall(database, files, uuid, await openUploadedPicture(database, owner, body));
        return async (transaction) => {
          await takeUpload(transaction, { owner, uuid: body.upload });
          return useFile(transaction, files, uuid, file);
        };
      },
    },

    async readPreviewImageFile({
      caller,
      params: { uuid },
      query: { v },
      request,
      database,
    }): Promise<Response> {
      const file = await readPreviewImageFile(database, files, uuid);
      if (file === null) throw unknown();
      const isPublic = await isPreviewImageShown(database, uuid);
      // A page requests its pictures without a session. A client that knows the version has read the record.
      if (!isPublic && v !== file.version && !seesComing(caller)) throw unknown();
      const who = isPublic ? 'public' : 'private';
      const keeping = v === file.version ? keptForEver(who) : askedAnew(who);
      return bytesAnswer(request, { ...file, etag: `"${file.version}"` }, { 'Cache-Control': keeping });
    },
  } satisfies Partial<Handlers>;
}

const stillUsed =
  'Cette miniature sert encore à une brève, à une pièce (peut-être dans la corbeille) ou à un partenaire.';

async function createPreviewImage(
  transaction: WriteTransaction,
  write: PreviewImageWrite,
): Promise<PreviewImage> {
  const uuid = write.uuid ?? randomUUID();
  const before = (await readPreviewImageRows(transaction.database, [uuid])).get(uuid) ?? null;
  const { name, backgroundColor } = rowOrThrow(addedPreviewImage({ uuid, before, write }));
  const { year, spectacleTypes, types } = write;
  await addPreviewImage(transaction, {
    uuid,
    name,
    year,
    spectacle_types: [...new Set(spectacleTypes.map(({ code }) => code))],
    types: [...new Set(types.map(({ code }) => code))],
    creation_date: wholeSecond(transaction.now),
    extension: '',
    background_color: backgroundColor,
    version: null,
  });
  return readPreviewImage(transaction.database, uuid);
}

/** Stores the first or another picture of a preview image; the one it replaces is removed afterwards. */
async function storeFile(
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
  bytes: Uint8Array,
): Promise<PreviewImage> {
  await expectPlace(database, uuid);
  const file = await putSmall(database, files, uuid, await acceptPicture(bytes));
  const answer = await write(database, (transaction) => useFile(transaction, files, uuid, file));
  await removeMarkedFiles(database, files, A_FEW);
  return answer;
}

async function expectPlace(database: Kysely<Database>, uuid: string): Promise<void> {
  if ((await findPreviewImages(database, [uuid])).length === 0) throw unknown();
}

interface SmallFile {
  readonly small: Buffer;
  readonly version: string;
  readonly extension: string;
  readonly colour: string;
}

/** Keeps a picture sent as a preview image only in the size that cards show. */
async function putSmall(
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
  { bytes, file }: AcceptedPicture,
): Promise<SmallFile> {
  const small = await onePictureWork(bytes, () => makeForm(bytes, 'M', 'webp'));
  await keepFiles(database, [previewImageKey(uuid, previewImageVersion(small))]);
  return { ...(await putPreviewImageFile(files, uuid, small)), small, colour: file.backgroundColor };
}

async function useFile(
  transaction: WriteTransaction,
  files: FileStore,
  uuid: string,
  file: SmallFile,
): Promise<PreviewImage> {
  const replaced = await lockPreviewImage(transaction, uuid);
  if (replaced === undefined) throw unknown();
  // The same picture may have been stored and replaced meanwhile, and its file removed.
  const key = previewImageKey(uuid, file.version);
  await keepFiles(transaction.database, [key]);
  if ((await files.read(key)) === null) await putPreviewImageFile(files, uuid, file.small);
  await changePreviewImageFile(transaction, replaced, file);
  return readPreviewImage(transaction.database, uuid);
}
