import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { write } from '#server/platform/database/transaction';
import { lockNoun } from '#server/content/publication/free-slug';
import { findPublicShows, recordAppearedPlays } from '#server/agenda/show/listed-play-repository';
import { findShows } from '#server/agenda/show/show-projection';
import { recordShowOf } from '#server/agenda/show/show-repository';
import { openHouse } from '../../../support/door';
import { lockWaits } from '../../../support/lock-waits';
import { now } from '../../../support/news-desk';
import { pieceDesk } from '../../../support/piece-desk';

const desk = pieceDesk();
const later = (minutes: number) => new Date(new Date(now).getTime() + minutes * 60_000);
let show: string;
let slug: string;

/** A show that lists a play which appears in an hour. */
beforeEach(async () => {
  ({ slug } = (await desk.create({ title: 'La surprise', visibleFrom: formatWireDate(later(60)) })).body);
  ({ show } = await openHouse(desk.database));
  await write(desk.database, async (transaction) => {
    const listed = JSON.stringify([{ slug, title: 'La surprise' }]);
    await sql`update shows set pieces = ${listed}::jsonb where uuid = ${show}`.execute(transaction.database);
    await recordShowOf(transaction, show);
  });
});

const titles = async (find: typeof findShows) =>
  (await find(desk.database, [show])).get(show)?.pieces.map(({ title }) => title);
const timesSent = async () => {
  const { rows } = await sql`select from change_log where collection = 'shows' and key = ${show}`.execute(
    desk.database,
  );
  return rows.length;
};

test('a play that has not appeared is in the list of its show for those who write shows alone', async () => {
  expect([await titles(findPublicShows), await titles(findShows)]).toEqual([[], ['La surprise']]);
});

test('devices are sent the show again once its play has appeared, and once only', async () => {
  const before = await timesSent();
  await desk.goTo(later(59).toISOString());
  expect(await recordAppearedPlays(desk.database)).toBe(0);
  await desk.goTo(later(60).toISOString());
  // Shows of the tests before may be among them.
  expect(await recordAppearedPlays(desk.database)).toBeGreaterThan(0);
  expect(await recordAppearedPlays(desk.database)).toBe(0);
  expect(await timesSent()).toBe(before + 1);
  expect(await titles(findPublicShows)).toEqual(['La surprise']);
});

test('a show that is being saved while its play appears ends as it was saved', async () => {
  await desk.goTo(later(60).toISOString());
  const end = later(90);
  const [appearing] = await write(desk.database, async (transaction) => {
    const { database } = transaction;
    await lockNoun(transaction, 'shows');
    // The last lock of each write.
    await sql`select pg_advisory_xact_lock(7316, 1)`.execute(database);
    await database.updateTable('shows').set({ visible_until: end }).where('uuid', '=', show).execute();
    await recordShowOf(transaction, show);
    const job = recordAppearedPlays(desk.database);
    await lockWaits(desk.database, 1);
    return [job];
  });
  expect(await appearing).toBe(1);
  const ends = await desk.database
    .selectFrom('audience')
    .select('visible_until')
    .where('collection', '=', 'shows')
    .where('key', '=', show)
    .execute();
  expect(ends).toEqual([{ visible_until: end }]);
});

test('a play that is put off leaves the list of its show at once', async () => {
  await desk.goTo(later(61).toISOString());
  await recordAppearedPlays(desk.database);
  const before = await timesSent();
  await desk.update(slug, { title: 'La surprise', visibleFrom: formatWireDate(later(24 * 60)) });
  expect(await titles(findPublicShows)).toEqual([]);
  expect(await timesSent()).toBeGreaterThan(before);
});
