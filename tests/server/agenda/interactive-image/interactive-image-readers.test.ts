import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Collection } from '#common/contract/feed/collection-names';
import { write } from '#server/platform/database/transaction';
import type { ImageRecord } from '#server/content/image/image-repository';
import { recordInteractiveImages } from '#server/content/publication/interactive-images';
import { recordShowOf } from '#server/agenda/show/show-repository';
import { openHouse } from '../../../support/door';
import { interactiveImageDesk } from '../../../support/interactive-image-desk';
import { writtenShow } from '../../../support/show-draft';
import { type Player, troupe } from '../../../support/troupe';

const { seraphine, agathe, colette } = troupe;
const desk = interactiveImageDesk();
const { ask, create, save, titles, audienceOf } = desk;

const readersOf = async (collection: Collection, key: string) =>
  (await audienceOf(collection, key)).map(({ scope }) => scope);

/** What the newest transaction changed, as `<collection> <key>`. */
async function changedLast(): Promise<readonly string[]> {
  const { rows } = await sql<{ changed: string }>`
    select distinct collection || ' ' || key as changed from change_log
    where rev = (select max(rev) from revs) order by changed`.execute(desk.database);
  return rows.map(({ changed }) => changed);
}

test('an interactive image of a show that is not on view is for the secretary alone', async () => {
  const { uuid } = (await create()).body;
  const window = { visibleFrom: '2026-12-01T09:00:00+01:00', visibleUntil: '2026-12-20T09:00:00+01:00' };
  await ask('PUT', `/api/shows/${desk.show.slug}`, {
    by: seraphine,
    body: writtenShow({ dates: [], ...window }),
  });
  expect(await audienceOf('interactive-images', uuid)).toMatchObject([
    {
      scope: 'public',
      visible_from: new Date(window.visibleFrom),
      visible_until: new Date(window.visibleUntil),
    },
  ]);
  expect([await titles(), await titles(colette), await titles(seraphine)]).toEqual([[], [], ['L’affiche']]);
  expect((await ask('GET', `/api/interactive-images/${uuid}`)).status).toBe(404);
  const all = async (by?: Player) =>
    (await ask('GET', '/api/interactive-images', by ? { by } : {})).body.map(
      (one: { uuid: string }) => one.uuid,
    );
  expect(await all()).not.toContain(uuid);
  expect(await all(agathe)).toContain(uuid);
});

test('an interactive image of a show that has nothing but rehearsals is for nobody', async () => {
  const { show, date, otherDate } = await openHouse(desk.database, { rehearsal: true });
  const { uuid } = (await create({ show })).body;
  expect(await readersOf('interactive-images', uuid)).toEqual(['public']);
  await write(desk.database, async (transaction) => {
    await transaction.database
      .updateTable('show_dates')
      .set({ rehearsal: true })
      .where('uuid', 'in', [date, otherDate])
      .execute();
    await recordShowOf(transaction, show);
  });
  expect(await readersOf('interactive-images', uuid)).toEqual([]);
  expect(await readersOf('desk-interactive-images', uuid)).toEqual([]);
  expect((await ask('GET', `/api/interactive-images/${uuid}`)).status).toBe(404);
  expect((await create({ show, title: 'Une autre' })).status).toBe(201);
  expect(await titles(undefined, show)).toEqual([]);
});

test('an interactive image goes with its show', async () => {
  const { uuid } = (await create()).body;
  expect((await ask('DELETE', `/api/shows/${desk.show.slug}`, { by: seraphine })).status).toBe(204);
  expect(await readersOf('interactive-images', uuid)).toEqual([]);
  expect(await readersOf('desk-interactive-images', uuid)).toEqual([]);
  expect((await ask('GET', `/api/interactive-images/${uuid}`, { by: seraphine })).status).toBe(404);
});

test('an interactive image is the only one of its show that devices are sent again', async () => {
  await create({ title: 'Une autre' });
  const { uuid, version } = (await create()).body;
  await save(uuid, { title: 'Le plan' }, version);
  expect(await changedLast()).toEqual([`desk-interactive-images ${uuid}`, `interactive-images ${uuid}`]);
});

test('an interactive image appears once its show and all its pictures have, and goes with its picture', async () => {
  const { uuid, image } = (await create()).body;
  const setImage = (columns: Partial<Pick<ImageRecord, 'visible_from' | 'deleted_at'>>) =>
    write(desk.database, async (transaction) => {
      await transaction.database.updateTable('images').set(columns).where('uuid', '=', image).execute();
      await recordInteractiveImages(transaction, { image });
    });
  const { visible_from: before } = await desk.database
    .selectFrom('images')
    .select('visible_from')
    .where('uuid', '=', image)
    .executeTakeFirstOrThrow();
  const later = new Date('2026-11-25T09:00:00+01:00');
  await setImage({ visible_from: later });
  expect(await audienceOf('interactive-images', uuid)).toMatchObject([
    { scope: 'public', visible_from: later },
  ]);
  expect(await readersOf('desk-interactive-images', uuid)).toEqual(['secretariat']);
  const far = new Date('2126-01-01T00:00:00+01:00');
  await setImage({ visible_from: far });
  expect(await readersOf('interactive-images', uuid)).toEqual([]);
  expect([await titles(), await titles(seraphine)]).toEqual([[], ['L’affiche']]);
  expect((await ask('GET', `/api/interactive-images/${uuid}`)).status).toBe(404);
  expect((await ask('GET', `/api/interactive-images/${uuid}`, { by: seraphine })).status).toBe(200);
  await setImage({ visible_from: before });
  expect(await titles()).toEqual(['L’affiche']);
  await setImage({ deleted_at: new Date() });
  expect(await readersOf('interactive-images', uuid)).toEqual([]);
});
