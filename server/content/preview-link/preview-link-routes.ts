import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { wholeSecond } from '#common/base/paris-time';
import { PREVIEW_DAYS, type PreviewLink } from '#common/contract/content/preview-link';
import type { PersonReference } from '#common/contract/people/user';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { countAttempt, uncountAttempts, networkOf } from '../../platform/guard/limit';
import { hashToken, newToken } from '../../platform/guard/secret-token';
import { CallError } from '../../platform/http/call-error';
import type { Handlers } from '../../platform/http/handler';
import type { Readers } from '../../platform/feed/readers';
import { editorOf } from '../../platform/guard/editors';
import { locatePublished } from '../publication/locate';
import { findPeople } from '../../people/user/user-repository';
import {
  type StoredPreviewLink,
  addPreviewLink,
  findPreviewLink,
  findPreviewLinks,
  removePreviewLink,
} from './preview-link-repository';
import { readPreviewed } from './previewed-thing';

/** Links that show things that are not public yet to people without an account. */
export const previewLinkRoutes = (readers: Readers) =>
  ({
    async createPreviewLink({ caller, body: { kind, uuid: thing }, database }) {
      await expectThing(database, kind, thing);
      if ((await findPreviewLinks(database, thing)).length >= MOST)
        throw new CallError('wrong-state', { message: tooMany });
      const token = newToken();
      const now = wholeSecond(await databaseNow(database));
      const link: StoredPreviewLink = {
        uuid: randomUUID(),
        token_hash: hashToken(token),
        kind,
        thing,
        created_at: now,
        created_by: editorOf(caller),
        expires_at: new Date(now.getTime() + PREVIEW_DAYS * DAY),
      };
      await addPreviewLink(database, link);
      const [answer] = await answersOf(database, [link]);
      return { ...must(answer, 'the link just kept'), token };
    },

    async listPreviewLinks({ query, database }) {
      return answersOf(database, await findPreviewLinks(database, query.uuid));
    },

    async revokePreviewLink({ params: { uuid }, database }) {
      if (!(await removePreviewLink(database, uuid))) throw gone();
      return null;
    },

    async openPreviewLink({ caller, body: { token }, database }) {
      const limit = { of: 'preview from', by: networkOf(caller.address), most: 60, minutes: 15 };
      await countAttempt(database, limit);
      const link = await findPreviewLink(database, hashToken(token));
      const shown = link && (await readPreviewed(database, readers, link.kind, link.thing));
      if (link === undefined || shown === undefined || shown === null) throw gone();
      await uncountAttempts(database, limit);
      return { kind: link.kind, expiresAt: link.expires_at, ...shown };
    },
  }) satisfies Partial<Handlers>;

const DAY = 86_400_000;

/** The most valid links per thing; more are hard to keep track of. */
const MOST = 10;
const tooMany = `Il y a déjà ${MOST} liens d’aperçu\u00a0: révoquez-en un d’abord.`;

/** The same error for a link that is expired, revoked or unknown, or whose thing was discarded. */
const gone = () => new CallError('not-found', { message: 'Ce lien d’aperçu n’est plus valable.' });

async function expectThing(
  database: Kysely<Database>,
  kind: PreviewLink['kind'],
  uuid: string,
): Promise<void> {
  const found = await locatePublished(database, kind === 'news' ? 'news' : 'pieces', uuid, true);
  if (found === undefined) throw new CallError('not-found');
}

async function answersOf(
  database: Kysely<Database>,
  stored: readonly StoredPreviewLink[],
): Promise<PreviewLink[]> {
  const people = await findPeople(
    database,
    stored.flatMap(({ created_by }) => created_by ?? []),
  );
  return stored.map((link) => answerOf(link, people.get(link.created_by ?? '')));
}

const answerOf = (link: StoredPreviewLink, createdBy: PersonReference | undefined): PreviewLink => ({
  uuid: link.uuid,
  kind: link.kind,
  thing: link.thing,
  createdAt: link.created_at,
  ...(createdBy && { createdBy }),
  expiresAt: link.expires_at,
});
