import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { miniature, now, tomorrow } from '../../../support/news-desk';
import { paragraph } from '../../../support/news-draft';
import { performed, pieceDesk } from '../../../support/piece-desk';
import { cast } from '../../../support/piece-draft';
import { troupe } from '../../../support/troupe';

const { ulysse, colette } = troupe;
const desk = pieceDesk();
const { ask, author, create, update, discard, dismiss, titles } = desk;

const threeHats = { uuid: miniature, name: 'Trois chapeaux', backgroundColor: '#c99b4c', version: 'abc' };

describe('creating', () => {
  test('answers 201 and the whole play, with the names of what it refers to and dates as time goes', async () => {
    const performance = performed();
    const { status, body } = await create({ performance });
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.any(String),
      slug: 'le-dindon',
      title: 'Le Dindon',
      duration: 120,
      genre: 'vaudeville',
      resume: paragraph('Un mari qui poursuit les femmes des autres finit attrapé.'),
      previewImage: threeHats,
      creationDate: now,
      visibleFrom: now,
      author: { uuid: colette.uuid, slug: 'colette-marty', name: 'Marty', firstname: 'Colette' },
      textAuthors: [
        { uuid: expect.any(String), slug: 'georges-feydeau', name: 'Feydeau', firstname: 'Georges' },
      ],
      charactersData: cast,
      performance: {
        uuid: performance.uuid,
        type: { code: 'ADULTE', name: 'Adultes' },
        years: [1991, 2009],
        characters: performance.characters.map((character) => ({ ...character, preview: threeHats })),
        dates: performance.dates.toReversed(),
      },
      version: expect.stringMatching(/\S{8,}/),
    });
  });

  test('stands in lists without its summary, its cast and its dates', async () => {
    await create({ performance: performed() });
    const { body } = await ask('GET', '/api/pieces');
    expect(body.data).toEqual([
      expect.objectContaining({
        slug: 'le-dindon',
        performance: expect.not.objectContaining({ dates: expect.anything() }),
      }),
    ]);
    expect(body.data[0]).not.toHaveProperty('resume');
  });

  test('takes authors that were added offline, by the key that they were given', async () => {
    const uuid = '0190a000-0000-7000-8000-0000000000f1';
    await author('Desvallières', 'Maurice', { uuid });
    const { body } = await create({ textAuthors: [{ slug: uuid }, { slug: 'georges-feydeau' }] });
    expect(body.textAuthors.map(({ name }: { name: string }) => name)).toEqual(['Desvallières', 'Feydeau']);
  });

  test('refuses keys that stand twice or belong to another play', async () => {
    const performance = performed();
    await create({ performance });
    const [character] = performance.characters;
    const stolen = await create({ performance: { ...performed(), characters: [character] } });
    expect(stolen.body.fields).toEqual({
      'performance.characters.0.uuid': 'appartient à une autre pièce',
    });
    const twice = { uuid: randomUUID(), date: now };
    const doubled = await create({ performance: { ...performed(), dates: [twice, twice] } });
    expect(doubled.body.fields).toEqual({ 'performance.dates.1.uuid': 'donné deux fois' });
  });

  test('is for editors', async () => {
    expect((await create({}, ulysse)).status).toBe(403);
    expect(await titles('')).toEqual([]);
  });
});

describe('saving', () => {
  test('takes back what was read, and replaces the cast and the dates', async () => {
    const read = (await create({ performance: performed() })).body;
    const [, second] = read.performance.dates;
    await desk.goTo(tomorrow);
    const { status, body } = await update(
      'le-dindon',
      { ...read, performance: { ...read.performance, characters: [], dates: [second] } },
      { 'If-Match': read.version },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uuid: read.uuid,
      lastModified: tomorrow,
      lastAuthor: { firstname: 'Agathe' },
      performance: { characters: [], dates: [second] },
    });
  });

  test('a play that is performed no more loses its performance', async () => {
    await create({ performance: performed() });
    expect((await update('le-dindon', { performance: null })).body).not.toHaveProperty('performance');
    expect(await titles('?doneOnly')).toEqual([]);
  });

  test('over somebody else’s version is a conflict, and changes nothing', async () => {
    const { version } = (await create()).body;
    await update('le-dindon', { title: 'La Dinde' }, { 'If-Match': version });
    const late = await update('le-dindon', { title: 'Le Chapon' }, { 'If-Match': version });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    expect(await titles('')).toEqual(['La Dinde']);
  });

  test('keeps its address once it has appeared', async () => {
    await create({ visibleFrom: tomorrow });
    expect((await update('le-dindon', { title: 'La Dinde', visibleFrom: tomorrow })).body.slug).toBe(
      'la-dinde',
    );
    await desk.goTo(tomorrow);
    expect((await update('la-dinde', { title: 'Le Dindon' })).body.slug).toBe('la-dinde');
  });
});

test('what is to appear is there for its editors alone, until its moment', async () => {
  await create({ visibleFrom: tomorrow });
  expect(await titles('')).toEqual([]);
  expect((await ask('GET', '/api/pieces/le-dindon')).body.message).toBe('Pièce introuvable');
  expect(await titles('?invisibleOnly', colette)).toEqual(['Le Dindon']);
  await desk.goTo(tomorrow);
  expect(await titles('')).toEqual(['Le Dindon']);
});

test('what was deleted is gone for everybody, and its address is not given away', async () => {
  await create();
  expect((await discard('le-dindon')).status).toBe(204);
  expect((await ask('GET', '/api/pieces/le-dindon', { by: colette })).status).toBe(404);
  expect((await create()).body.slug).toBe('le-dindon-2');
});

describe('an author of plays', () => {
  test('is found by beginnings of their names, in the order of a dictionary', async () => {
    await author('Labiche', 'Eugène');
    await author('Molière', '');
    const names = async (query: string) =>
      (await ask('GET', `/api/piece-authors${query}`, { by: colette })).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('')).toEqual(['Feydeau', 'Labiche', 'Molière']);
    expect(await names('?name=moliere')).toEqual(['Molière']);
    expect(await names('?firstname=EUG')).toEqual(['Labiche']);
    expect(await names('?name=lab&firstname=geo')).toEqual([]);
  });

  test('has an address of their own, under which nobody else is found', async () => {
    expect((await author('Feydeau', 'Georges')).body.slug).toBe('georges-feydeau-2');
    const read = (slug: string) => ask('GET', `/api/piece-authors/${slug}`, { by: colette });
    expect((await read('georges-feydeau')).body.name).toBe('Feydeau');
    expect((await read('personne')).body.message).toBe('Auteur introuvable');
  });

  test('is known to editors alone until a play that names them has appeared, and again once none is left', async () => {
    const seen = async () => {
      const listed = (await ask('GET', '/api/piece-authors')).body.data.length;
      const { status } = await ask('GET', '/api/piece-authors/georges-feydeau');
      return [listed, status];
    };
    const { uuid } = (await ask('GET', '/api/piece-authors/georges-feydeau', { by: colette })).body;
    const audience = () =>
      desk.database
        .selectFrom('audience')
        .select(['collection', 'scope'])
        .where('key', '=', uuid)
        .orderBy('collection')
        .execute();
    expect([await seen(), await audience()]).toEqual([
      [0, 404],
      [{ collection: 'coming-piece-authors', scope: 'contenu' }],
    ]);
    await create({ visibleFrom: '2126-01-01T09:00:00+01:00' });
    expect([await seen(), (await audience()).length]).toEqual([[0, 404], 2]);
    await update('le-dindon', { visibleFrom: '2020-01-01T09:00:00+01:00' });
    expect([await seen(), await audience()]).toEqual([
      [1, 200],
      [{ collection: 'piece-authors', scope: 'public' }],
    ]);
    await discard('le-dindon');
    expect(await seen()).toEqual([0, 404]);
  });

  test('stays as long as a play names them', async () => {
    await create();
    expect(await dismiss('georges-feydeau')).toMatchObject({ status: 409, body: { code: 'wrong-state' } });
    await update('le-dindon', { textAuthors: [{ slug: (await author('Labiche', 'Eugène')).body.slug }] });
    expect((await dismiss('georges-feydeau')).status).toBe(204);
    expect((await ask('GET', '/api/piece-authors/georges-feydeau')).status).toBe(404);
  });
});
