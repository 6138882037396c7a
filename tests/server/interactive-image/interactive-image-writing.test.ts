import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  MOST_INTERACTIVE_IMAGES,
  type Zone,
  interactiveImageLimit,
} from '#common/contract/agenda/interactive-image';
import { projections } from '#server/changes/projections';
import { AT_THE_END } from '#common/rules/rank-order';
import { write } from '#server/database/transaction';
import { interactiveImageDesk } from '../../support/interactive-image-desk';
import { zoneDraft } from '../../support/interactive-image-draft';
import { troupe } from '../../support/troupe';

const { agathe, colette } = troupe;

const desk = interactiveImageDesk();
const { ask, create, save, remove, titles, poster } = desk;

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

  test('comes last, unless it says where it comes', async () => {
    await create({ title: 'Premier', rank: 4 });
    expect((await create({ title: 'Dernier' })).body.rank).toBe(5);
    await create({ title: 'Avant', rank: 0 });
    expect(await titles()).toEqual(['Avant', 'Premier', 'Dernier']);
  });

  test('is one of twenty of its show at most', async () => {
    for (let count = 0; count < MOST_INTERACTIVE_IMAGES; count += 1) await create();
    expect(await create()).toMatchObject({
      status: 409,
      body: { code: 'wrong-state', message: interactiveImageLimit },
    });
  });
});

describe('an interactive image that is saved', () => {
  test('stays with its show, and in its place if none is said', async () => {
    const other = await desk.addShow();
    await create();
    const read = (await create()).body;
    const { body } = await save(read.uuid, { title: 'Le plan', show: other.uuid }, read.version);
    expect(body).toMatchObject({ title: 'Le plan', show: desk.show.uuid, rank: 1 });
    expect(body.version).not.toBe(read.version);
  });

  test('comes last if it says so, and nowhere else', async () => {
    const { uuid } = (await create()).body;
    await create({ title: 'Une autre' });
    expect((await save(uuid, { rank: AT_THE_END })).body.rank).toBe(2);
    expect(await titles()).toEqual(['Une autre', 'L’affiche']);
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
