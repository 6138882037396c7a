import { randomUUID } from 'node:crypto';
import { encodeWire } from '#common/base/wire';
import { addAccountToken } from '#server/people/account/account-repository';
import { write } from '#server/platform/database/transaction';
import { armDevice } from '#server/tickets/device/device-repository';
import { passwordChangedLetter } from '#server/platform/mail/account-letters';
import { queueMail } from '#server/platform/mail/mail-repository';
import { addNews } from '#server/content/news/news-repository';
import { addPieceAuthor } from '#server/content/piece-author/piece-author-repository';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { addPreviewImage, putPreviewImageFile } from '#server/content/preview-image/preview-image-repository';
import { recordRoleDemand } from '#server/people/role-demand/role-demand-repository';
import { type Evening, type scan, addTicket } from './door';
import type { Somebody } from './matrix-people';
import { newsDraft } from './news-draft';
import { pieceDraft, writtenPiece } from './piece-draft';
import type { RunningApi } from './running-api';

/** Where the things of the matrix are made. */
export interface Scenery {
  readonly api: RunningApi;
  readonly evening: Evening;
}

/** A key to somebody's account, as it is mailed. */
export const accountKey = ({ api }: Scenery, owner: Somebody, kind: 'activation' | 'password') =>
  write(api.site.database, (transaction) => addAccountToken(transaction, kind, owner.uuid));

/** Their account waits for the link in its mail. */
export async function waitsForActivation({ api }: Scenery, { uuid }: Somebody): Promise<void> {
  await write(api.site.database, ({ database }) =>
    database.updateTable('users').set({ is_activated: false }).where('uuid', '=', uuid).execute(),
  );
}

/** A demand that waits. */
export async function roleDemand({ api }: Scenery, owner: Somebody): Promise<string> {
  const uuid = randomUUID();
  await write(api.site.database, async (transaction) => {
    await transaction.database
      .insertInto('role_demands')
      .values({
        uuid,
        user_uuid: owner.uuid,
        role: 'ROLE_ADMIN_CONTENT',
        created_at: transaction.now,
        decided_at: null,
        decided_by: null,
        accepted: null,
        reason: null,
      })
      .execute();
    recordRoleDemand(transaction, { uuid, user_uuid: owner.uuid });
  });
  return uuid;
}

/** A mail to somebody. */
export async function mail({ api }: Scenery, owner: Somebody): Promise<string> {
  await write(api.site.database, (transaction) =>
    queueMail(transaction, 'password-changed', owner, passwordChangedLetter(owner.firstname, 0)),
  );
  const { uuid } = await api.site.database
    .selectFrom('mails')
    .select('uuid')
    .where('user_uuid', '=', owner.uuid)
    .executeTakeFirstOrThrow();
  return uuid;
}

/** A news item of somebody's. */
export async function news(
  { api }: Scenery,
  owner: Somebody,
  previewImage: string | null = null,
): Promise<string> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    addNews(transaction, newsDraft({ uuid, author: owner.uuid, lastAuthor: null, previewImage })),
  );
  return uuid;
}

/** What an editor sends. */
export const newsBody = () => ({
  title: 'Les trois coups',
  description: '',
  content: { type: 'adls-text', content: [] },
  years: [],
  spectacleTypes: [],
});

/** A preview image with its file. */
export async function picture({ api }: Scenery): Promise<string> {
  const uuid = randomUUID();
  const file = await putPreviewImageFile(api.files, uuid, new TextEncoder().encode('trois chapeaux'));
  await write(api.site.database, (transaction) =>
    addPreviewImage(transaction, {
      uuid,
      name: 'Trois chapeaux',
      year: 2026,
      spectacle_types: [],
      types: ['DIVERS'],
      creation_date: transaction.now,
      background_color: '#c99b4c',
      ...file,
    }),
  );
  return uuid;
}

/** Somebody who wrote plays. */
export async function pieceAuthor({ api }: Scenery): Promise<string> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    addPieceAuthor(transaction, { uuid, slug: `auteur-${uuid}`, name: 'Labiche', firstname: 'Eugène' }),
  );
  return uuid;
}

/** Somebody who wrote a play that everybody sees. */
export async function publicAuthor(scenery: Scenery): Promise<string> {
  const slug = await pieceAuthor(scenery);
  const uuid = slug.replace('auteur-', '');
  await write(scenery.api.site.database, (transaction) =>
    addPieces(transaction, [pieceDraft({ uuid: randomUUID(), textAuthors: [uuid] })]),
  );
  return slug;
}

/** A play whose sheet is somebody's. */
export async function piece({ api }: Scenery, owner: Somebody): Promise<string> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    addPieces(transaction, [pieceDraft({ uuid, author: owner.uuid, lastAuthor: null })]),
  );
  return uuid;
}

/** What an editor sends of a play. */
export const pieceBody = async (scenery: Scenery) => ({
  ...writtenPiece,
  previewImage: { uuid: await picture(scenery) },
  textAuthors: [{ slug: await pieceAuthor(scenery) }],
});

/** A free ticket of somebody's. */
export const ticket = ({ api, evening }: Scenery, owner: Somebody) =>
  addTicket(api.site.database, evening.date, { owner_uuid: owner.uuid });

/** An armed phone. */
export async function phone({ api }: Scenery): Promise<string> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    armDevice(transaction, { uuid, name: 'Porte D' }, randomUUID()),
  );
  return uuid;
}

/** Dates take the form that they have on the wire. */
export const wire = (made: ReturnType<typeof scan>): unknown => JSON.parse(encodeWire(made));
