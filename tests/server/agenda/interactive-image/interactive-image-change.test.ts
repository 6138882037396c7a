import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  MAX_INTERACTIVE_IMAGES,
  type Zone,
  interactiveImageLimit,
} from '#common/contract/agenda/interactive-image';
import { projections } from '#server/projections';
import { write } from '#server/platform/database/transaction';
import { interactiveImageDesk } from '../../../support/interactive-image-desk';
import { zoneDraft } from '../../../support/interactive-image-draft';
import { troupe } from '../../../support/troupe';

const { agathe, colette } = troupe;

const desk = interactiveImageDesk();
const { ask, create, save, place, remove, titles, poster } = desk;

describe('an interactive image', () => {
  test('is added whole, with the show’s others, and seen by whoever sees the show', async () => {
    const zones = [
      zoneDraft({ name: ' Le dindon ' }),
      zoneDraft({ type: 'LIEN', name: 'Réserver', link: '/reservations', text: 'perdu' }),
      zoneDraft({ type: 'PERSONNAGE', name: 'Rédillon', actor: 'Marius Lafon' }),
      zoneDraft({ type: 'IMAGE', name: 'Les coulisses', image: poster }),
    ];
    const { status, body } = await create({ zones });
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.any(String),
      show: desk.show.uuid,
      title: 'L’affiche',
      image: poster,
      zones: [
        { ...zones[0], name: 'Le dindon' },
        { ...without(zones[1], 'text') },
        zones[2],
        { ...without(zones[3], 'text') },
      ],
      rank: 0,
      version: expect.any(String),
    });
    expect((await ask('GET', `/api/interactive-images?show=${desk.show.slug}`)).body).toEqual([body]);
    expect((await ask('GET', `/api/interactive-images/${body.uuid}`)).body).toEqual(body);
    expect(await desk.audienceOf('interactive-images', body.uuid)).toMatchObject([{ scope: 'public' }]);
    expect(await desk.audienceOf('desk-interactive-images', body.uuid)).toMatchObject([
      { scope: 'secretariat' },
    ]);
    const rows = await projections['interactive-images'](desk.database, [body.uuid]);
    expect(rows.get(body.uuid)).toEqual(body);
  });

  test('has the uuid that its device gave it, once', async () => {
    const uuid = randomUUID();
    expect((await create({ uuid })).body.uuid).toBe(uuid);
    expect(await create({ uuid })).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  test('comes last, whatever rank it says', async () => {
    await create({ title: 'Premier', rank: 4 });
    expect((await create({ title: 'Dernier', rank: 0 })).body.rank).toBe(1);
    expect(await titles()).toEqual(['Premier', 'Dernier']);
  });

  test('is one of twenty of its show at most', async () => {
    for (let count = 0; count < MAX_INTERACTIVE_IMAGES; count += 1) await create();
    expect(await create()).toMatchObject({
      status: 409,
      body: { code: 'wrong-state', message: interactiveImageLimit },
    });
  });
});

describe('an interactive image that is saved', () => {
  test('stays with its show, and in its place', async () => {
    const other = await desk.addShow();
    await create();
    const read = (await create()).body;
    const { body } = await save(read.uuid, { title: 'Le plan', show: other.uuid }, read.version);
    expect(body).toMatchObject({ title: 'Le plan', show: desk.show.uuid, rank: 1 });
    expect(body.version).not.toBe(read.version);
  });

  test('is refused if another person has saved it since', async () => {
    const { uuid, version } = (await create()).body;
    await save(uuid, { title: 'Le plan' }, version);
    const stale = { status: 409, body: { code: 'stale-version' } };
    expect(await save(uuid, {}, version)).toMatchObject(stale);
    expect(await remove(uuid, version)).toMatchObject(stale);
    expect(await titles()).toEqual(['Le plan']);
  });

  test('may keep an image that is in the trash meanwhile', async () => {
    const { uuid } = (await create()).body;
    await discardPoster(new Date());
    expect((await save(uuid)).status).toBe(200);
    expect(await create()).toMatchObject({ status: 400, body: { fields: { image: 'image inconnue' } } });
    await discardPoster(null);
  });
});

describe('an interactive image that is put in a place', () => {
  test('lies there among those of its show, in the version that it had', async () => {
    const [one, two, three] = [
      await create({ title: 'Un' }),
      await create({ title: 'Deux' }),
      await create({ title: 'Trois' }),
    ];
    const { body } = await place(three.body.uuid, one.body.uuid, two.body.uuid);
    expect(body).toEqual({ ...three.body, rank: 1 });
    expect(await titles()).toEqual(['Un', 'Trois', 'Deux']);
    await place(two.body.uuid, null, one.body.uuid);
    expect(await titles()).toEqual(['Deux', 'Un', 'Trois']);
    const rows = await projections['interactive-images'](desk.database, [two.body.uuid, one.body.uuid]);
    expect([...rows.values()].map(({ rank }) => rank).toSorted()).toEqual([0, 1]);
  });

  test('is not put beside one of another show', async () => {
    const own = (await create()).body;
    const other = await desk.addShow();
    const stranger = (await create({ show: other.uuid })).body;
    expect((await place(own.uuid, stranger.uuid, stranger.uuid)).body.rank).toBe(0);
    expect([await titles(), await titles(undefined, other.slug)]).toEqual([['L’affiche'], ['L’affiche']]);
  });

  test('is moved by those who write shows, and is there', async () => {
    const { uuid } = (await create()).body;
    expect((await place(uuid, null, null, colette)).status).toBe(403);
    expect((await place(randomUUID(), null, null)).status).toBe(404);
  });
});

test('an interactive image that is deleted is gone for everybody', async () => {
  const { uuid, version } = (await create()).body;
  expect((await remove(uuid, version)).status).toBe(204);
  expect([await titles(), await desk.audienceOf('desk-interactive-images', uuid)]).toEqual([[], []]);
  expect(await remove(uuid)).toMatchObject({
    status: 404,
    body: { message: 'Image interactive introuvable' },
  });
  expect((await save(uuid)).status).toBe(404);
});

test('an interactive image of no show is refused', async () => {
  const refused = await create({ show: randomUUID() });
  expect(refused).toMatchObject({ status: 400, body: { fields: { show: 'spectacle inconnu' } } });
});

test('interactive images are written by the secretary and the administration alone', async () => {
  const { uuid } = (await create({}, agathe)).body;
  const answers = [await create({}, colette), await save(uuid, {}, undefined, colette)];
  answers.push(await ask('POST', '/api/interactive-images', { body: {} }));
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
});

const discardPoster = (at: Date | null) =>
  write(desk.database, ({ database }) =>
    database.updateTable('images').set({ deleted_at: at }).where('uuid', '=', poster).execute(),
  );

function without(zone: Zone | undefined, field: keyof Zone): object {
  return Object.fromEntries(Object.entries(zone ?? {}).filter(([name]) => name !== field));
}
