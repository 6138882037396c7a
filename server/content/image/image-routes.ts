import type { Kysely } from 'kysely';
import type { Image, ImageFile } from '#common/contract/content/image';
import { databaseNow } from '../../platform/database/clock';
import { randomVersion } from '../../platform/database/random-version';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import type { FileStore } from '../../platform/files/file-store';
import { A_FEW, keepFiles, removeMarkedFiles } from '../../platform/files/file-removal';
import { askedAnew, bytesAnswer, keptForEver } from '../../platform/http/bytes-answer';
import type { Handlers } from '../../platform/http/handler';
import { type AcceptedPicture, acceptPicture } from '../../platform/picture/accept-picture';
import { codingFor } from '../../platform/picture/picture-form';
import { openUploadedPicture, takeUpload } from '../upload/uploaded-picture';
import { editorOf, seesComing } from '../../platform/guard/editors';
import { readImage } from './image-answer';
import { formsOfFile, imageFileKeys, putPicture, readForm, versionOfForm } from './image-files';
import { listImages } from './image-list';
import {
  type ImageRecord,
  changeImageFile,
  countHiddenImages,
  fileNameOf,
  findImage,
  markImageFilesForRemoval,
  lockImage,
} from './image-repository';
import { createImage, deleteImage, unknownImage, updateImage } from './image-change';

export function imageRoutes(files: FileStore) {
  return {
    listImages: ({ caller, query, database }) => listImages(database, query, seesComing(caller)),

    createImage: ({ body }, transaction) => createImage(transaction, body),

    updateImage: ({ params, body, ifMatch }, transaction) =>
      updateImage(transaction, params.uuid, body, ifMatch),

    async deleteImage({ caller, params, ifMatch }, transaction) {
      await deleteImage(transaction, params.uuid, editorOf(caller), ifMatch);
      return null;
    },

    sendImageFile: ({ params, body, database }) => storeImageFile(database, files, params.uuid, body),

    takeImageFile: {
      async prepare({ caller, params: { uuid }, body, database }) {
        const owner = editorOf(caller);
        const place = await expectPlace(database, uuid);
        const put = await putImageFile(
          database,
          files,
          place,
          await openUploadedPicture(database, owner, body),
        );
        return async (transaction) => {
          await takeUpload(transaction, { owner, uuid: body.upload });
          return useImageFile(transaction, files, put);
        };
      },
    },

    async readImageFile({ caller, params: { uuid, format }, query: { v }, request, database }) {
      const image = await findImage(database, uuid);
      const name = image === undefined ? null : fileNameOf(image);
      if (image === undefined || name === null) throw unknownImage();
      const version = versionOfForm(name, format);
      const isPublic = image.visible_from <= (await databaseNow(database));
      // A page requests its pictures without a session. A client that knows the version of a coming image has read its
      // record.
      if (!isPublic && v !== version && !seesComing(caller)) throw unknownImage();
      const coding = codingFor(request.headers.get('Accept'));
      const file = await readForm(files, name, format, coding);
      if (file === null) throw unknownImage();
      const who = isPublic ? 'public' : 'private';
      const etag = `"${[version, format, file.type].join('-').toLowerCase()}"`;
      return bytesAnswer(
        request,
        { ...file, etag },
        { 'Cache-Control': v === version ? keptForEver(who) : askedAnew(who), Vary: 'Accept' },
      );
    },

    readAdminImageCounters: ({ database }) => countHiddenImages(database),
  } satisfies Partial<Handlers>;
}

/** Stores the first or another picture of an image; the one it replaces is removed afterwards. */
async function storeImageFile(
  database: Kysely<Database>,
  files: FileStore,
  uuid: string,
  bytes: Uint8Array,
): Promise<Image> {
  const place = await expectPlace(database, uuid);
  const put = await putImageFile(database, files, place, await acceptPicture(bytes));
  const answer = await write(database, (transaction) => useImageFile(transaction, files, put));
  await removeMarkedFiles(database, files, A_FEW);
  return answer;
}

/** The image that a picture is sent to, as it was before the picture was stored. */
type Place = Pick<ImageRecord, 'uuid' | 'version'>;

async function expectPlace(database: Kysely<Database>, uuid: string): Promise<Place> {
  const image = await findImage(database, uuid);
  if (image === undefined) throw unknownImage();
  return image;
}

interface PutFile {
  readonly place: Place;
  readonly picture: AcceptedPicture;
  readonly file: ImageFile;
}

/** Stores the file before a record names it, so that no address points to a missing file. */
async function putImageFile(
  database: Kysely<Database>,
  files: FileStore,
  place: Place,
  picture: AcceptedPicture,
): Promise<PutFile> {
  const { uuid } = place;
  const { extension } = picture.kind;
  await keepFiles(database, imageFileKeys({ uuid, extension, version: picture.file.version }));
  return { place, picture, file: await putPicture(files, uuid, picture) };
}

async function useImageFile(
  transaction: WriteTransaction,
  files: FileStore,
  { place, picture, file }: PutFile,
): Promise<Image> {
  const { database } = transaction;
  const replaced = await lockImage(transaction, place.uuid);
  if (replaced === undefined) throw unknownImage();
  // The same picture may have been stored and replaced meanwhile, and its files removed.
  if (replaced.version !== place.version) await putImageFile(database, files, place, picture);
  if (replaced.file_version !== file.version) await markImageFilesForRemoval(transaction, place.uuid);
  await changeImageFile(transaction, replaced, {
    extension: picture.kind.extension,
    formats: formsOfFile,
    file,
    version: randomVersion(),
  });
  return readImage(database, place.uuid);
}
