import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { after } from '../../../support/door';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { troupe } from '../../../support/troupe';

const desk = freeTicketDesk();
const { marius, colette, rosalie, seraphine, agathe } = troupe;

beforeEach(() => desk.forgetMails());

const two = ['Marius Lafon', 'Zoé Écalle'];
const badge = async () =>
  (await desk.ask('GET', '/api/counters/badges', { by: rosalie })).body.adminResa as number;

describe('a demand that is accepted', () => {
  test('gives its owner a ticket to generate for each name, and says who decided and when', async () => {
    const { otherDate } = await desk.house();
    const { body: asked } = await desk.demand(marius, otherDate, two);
    const { status, body } = await desk.decide(seraphine, asked.uuid, 'ACCEPTEE');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: { code: 'ACCEPTEE', name: 'Acceptée' },
      decidedAt: '2026-11-21T20:10:00+01:00',
      decidedBy: { firstname: 'Séraphine' },
    });
    expect(await desk.tickets(rosalie, otherDate)).toMatchObject([
      { name: 'Marius Lafon', owner: { uuid: marius.uuid }, state: { code: 'A_GENERER' } },
      { name: 'Zoé Écalle', owner: { uuid: marius.uuid }, state: { code: 'A_GENERER' } },
    ]);
  });

  test('is told to its owner by mail, to be answered to the association’s address', async () => {
    const { otherDate } = await desk.house();
    const { body } = await desk.demand(marius, otherDate, two);
    await desk.decide(rosalie, body.uuid, 'ACCEPTEE');
    const [mail, ...others] = await desk.mailsTo(marius);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'free-tickets-decided', reply_to: null });
    expect(mail?.text).toContain('Votre demande a été acceptée\u00a0: 2 places gratuites pour «');
    expect(mail?.link).toContain('/bar/billetterie/places-gratuites');
    expect(mail?.text).toContain(
      'Pour toute question, passez par la page http://localhost:8080/a-propos-de-nous/contacts.',
    );
  });

  test('takes no seat yet: a full house is told where a ticket is generated', async () => {
    const house = await desk.house({ max_places: 1 });
    const { body } = await desk.demand(marius, house.date, two);
    expect((await desk.decide(rosalie, body.uuid, 'ACCEPTEE')).status).toBe(200);
    const [date] = (
      await desk.ask('GET', `/api/free-ticket-dates?show=${body.linkedShow.slug}`, { by: rosalie })
    ).body;
    expect(date).toMatchObject({ maxPlaces: 1, left: 1, asked: 0, toGenerate: 2, generated: 0, used: 0 });
    const answers = [];
    for (const { uuid } of await desk.tickets(rosalie, house.date))
      answers.push(await desk.generate(marius, uuid));
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(answers[1]?.body.message).toBe('Cette séance est complète.');
  });

  test('cannot be one for an evening that has begun, which may still be refused', async () => {
    const { date } = await desk.house();
    const { body } = await desk.demand(marius, date, two);
    await desk.stage.setClock(after(31));
    expect((await desk.decide(rosalie, body.uuid, 'ACCEPTEE')).body.message).toBe(
      'Cette séance a déjà commencé.',
    );
    expect((await desk.decide(rosalie, body.uuid, 'REFUSEE', 'Trop tard.')).status).toBe(200);
    await desk.stage.setClock(after(10));
  });
});

test('a refusal needs a reason, which the member reads in the app and by mail; it makes no ticket', async () => {
  const { otherDate } = await desk.house();
  const { body } = await desk.demand(marius, otherDate, two);
  expect((await desk.decide(rosalie, body.uuid, 'REFUSEE', ' \u200b\n')).body.fields).toHaveProperty(
    'reason',
  );
  expect((await desk.decide(rosalie, body.uuid, 'REFUSEE', 'Salle\u202epleine')).status).toBe(400);
  expect((await desk.decide(rosalie, body.uuid, 'REFUSEE', 'La salle est petite.')).body.reason).toBe(
    'La salle est petite.',
  );
  expect((await desk.mailsTo(marius))[0]?.text).toContain('Motif\u00a0: La salle est petite.');
  expect(await desk.tickets(rosalie, otherDate)).toEqual([]);
});

test('a demand is decided once, also by two at the same instant: one wins, the other is told', async () => {
  const { otherDate } = await desk.house();
  const { body } = await desk.demand(marius, otherDate, two);
  const both = await Promise.all([
    desk.decide(rosalie, body.uuid, 'ACCEPTEE'),
    desk.decide(agathe, body.uuid, 'ACCEPTEE'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toBe('Cette demande a déjà été traitée.');
  expect(await desk.tickets(rosalie, otherDate)).toHaveLength(2);
  expect(await desk.mailsTo(marius)).toHaveLength(1);
  expect((await desk.decide(rosalie, randomUUID(), 'ACCEPTEE')).body.message).toBe('Demande introuvable');
});

test('one that is decided while it is taken back ends one way or the other', async () => {
  const { otherDate } = await desk.house();
  const { body } = await desk.demand(marius, otherDate, two);
  const [decided, withdrawn] = await Promise.all([
    desk.decide(rosalie, body.uuid, 'ACCEPTEE'),
    desk.withdraw(marius, body.uuid),
  ]);
  expect([
    [200, 409],
    [404, 204],
  ]).toContainEqual([decided.status, withdrawn.status]);
  expect(await desk.tickets(rosalie, otherDate)).toHaveLength(decided.status === 200 ? 2 : 0);
});

test('what waits counts in the menu of bookings, until it is decided or the evening begins', async () => {
  const before = await badge();
  const { date, otherDate } = await desk.house();
  const { body } = await desk.demand(marius, date, two);
  await desk.demand(marius, otherDate, two);
  expect(await badge()).toBe(before + 2);
  await desk.decide(rosalie, body.uuid, 'ACCEPTEE');
  expect(await badge()).toBe(before + 1);
});

test('the office lists demands by show and state, oldest first or latest decision first', async () => {
  const { otherDate, slug } = await desk.namedHouse();
  const first = await desk.demand(marius, otherDate, ['Marius Lafon']);
  await desk.stage.setClock(after(11));
  await desk.demand(colette, otherDate, ['Colette Marty']);
  const list = async (query: string) => {
    const { body } = await desk.ask('GET', `/api/free-ticket-demands?show=${slug}${query}`, {
      by: seraphine,
    });
    return [body.metadata.total, body.data.map(({ names }: { names: string[] }) => names[0])];
  };
  expect(await list('')).toEqual([2, ['Marius Lafon', 'Colette Marty']]);
  expect(await list('&orderBy=creation-desc&limit=1')).toEqual([2, ['Colette Marty']]);
  await desk.decide(rosalie, first.body.uuid, 'REFUSEE', 'Non.');
  expect(await list('&state=EN_ATTENTE')).toEqual([1, ['Colette Marty']]);
  expect(await list('&state=ACCEPTEE,REFUSEE&orderBy=decision-desc')).toEqual([1, ['Marius Lafon']]);
  expect(await list('&owned')).toEqual([0, []]);
  await desk.stage.setClock(after(10));
});

test('an account that goes takes its demands along; who asked or decided for others is not named any more', async () => {
  const { otherDate } = await desk.house();
  const { body } = await desk.demand(rosalie, otherDate, two, { owner: { uuid: marius.uuid } });
  await desk.decide(seraphine, body.uuid, 'ACCEPTEE');
  const own = await desk.demand(rosalie, otherDate, ['Rosalie Pons']);
  await desk.erase(rosalie);
  const read = (uuid: string) => desk.ask('GET', `/api/free-ticket-demands/${uuid}`, { by: seraphine });
  expect((await read(own.body.uuid)).status).toBe(404);
  expect((await read(body.uuid)).body).not.toHaveProperty('askedBy');
});
