import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { underKey } from '../../../support/api';
import { after } from '../../../support/door';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { troupe } from '../../../support/troupe';

const desk = freeTicketDesk();
const { marius, colette, rosalie, seraphine, agathe, bertrand, ulysse } = troupe;

beforeEach(() => desk.forgetMails());

const two = ['Marius Lafon', '  Zoé Écalle '];

describe('a member', () => {
  test('asks for seats of a date, each under a name, under the uuid that their device chose', async () => {
    const { otherDate } = await desk.house();
    const uuid = randomUUID();
    const { status, body } = await desk.demand(marius, otherDate, two, { uuid, note: ' Au premier rang ? ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      uuid,
      dateUuid: otherDate,
      owner: { uuid: marius.uuid, slug: 'marius-lafon', name: 'Lafon', firstname: 'Marius' },
      names: ['Marius Lafon', 'Zoé Écalle'],
      note: 'Au premier rang ?',
      createdAt: '2026-11-21T20:10:00+01:00',
      state: { code: 'EN_ATTENTE', name: 'En attente' },
    });
    expect(body).not.toHaveProperty('askedBy');
    expect((await desk.ask('GET', `/api/free-ticket-demands/${uuid}`, { by: marius })).body).toEqual(body);
  });

  test('asks once, though the answer was lost and the same is sent again', async () => {
    const { otherDate } = await desk.house();
    const headers = underKey();
    const body = { uuid: randomUUID(), dateUuid: otherDate, names: two };
    const send = () => desk.ask('POST', '/api/free-ticket-demands', { by: marius, headers, body });
    expect((await send()).body).toEqual((await send()).body);
    const again = await desk.ask('POST', '/api/free-ticket-demands', {
      by: marius,
      headers: underKey(),
      body,
    });
    expect(again.body.code).toBe('already-exists');
  });

  test('asks for ten seats of a date at most until the office has decided', async () => {
    const { otherDate } = await desk.house();
    const names = (count: number) => Array.from({ length: count }, (_, rank) => `Invité ${rank + 1}`);
    const first = await desk.demand(marius, otherDate, names(9));
    expect((await desk.demand(marius, otherDate, names(2))).body).toMatchObject({
      code: 'wrong-state',
      message: '9 places sont déjà demandées pour cette séance\u00a0: 10 places en attente au plus.',
    });
    expect((await desk.demand(marius, otherDate, names(1))).status).toBe(201);
    await desk.decide(rosalie, first.body.uuid, 'REFUSEE', 'Salle trop petite.');
    expect((await desk.demand(marius, otherDate, names(9))).status).toBe(201);
  });

  test('never waits for more than ten, though the demands come at the same instant', async () => {
    const { otherDate } = await desk.house();
    const names = Array.from({ length: 6 }, () => 'Hélène Marchal');
    const both = await Promise.all([0, 1].map(() => desk.demand(marius, otherDate, names)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('takes back what waits, and nobody else does', async () => {
    const { otherDate } = await desk.house();
    const { body } = await desk.demand(marius, otherDate, two);
    expect((await desk.withdraw(colette, body.uuid)).status).toBe(404);
    expect((await desk.withdraw(rosalie, body.uuid)).status).toBe(404);
    expect((await desk.withdraw(marius, body.uuid)).status).toBe(204);
    expect((await desk.withdraw(marius, body.uuid)).status).toBe(404);
    const kept = await desk.demand(marius, otherDate, two);
    await desk.decide(rosalie, kept.body.uuid, 'ACCEPTEE');
    expect((await desk.withdraw(marius, kept.body.uuid)).body).toMatchObject({
      code: 'wrong-state',
      message: 'Cette demande a déjà été traitée.',
    });
  });

  test('sees their own demands alone', async () => {
    const { otherDate } = await desk.house();
    const { body } = await desk.demand(colette, otherDate, ['Colette Marty']);
    const list = await desk.ask('GET', `/api/free-ticket-demands?date=${otherDate}`, { by: marius });
    expect(list.body.metadata.total).toBe(0);
    expect((await desk.ask('GET', `/api/free-ticket-demands/${body.uuid}`, { by: marius })).status).toBe(404);
    expect((await desk.decide(marius, body.uuid, 'ACCEPTEE')).status).toBe(403);
  });
});

describe('what nobody can ask for is refused with the reason', () => {
  const turned = 'Hélène\u202eMarchal';
  const wrong: [string, readonly unknown[], string][] = [
    ['no seat', [], 'names'],
    ['eleven seats', Array.from({ length: 11 }, () => 'Hélène Marchal'), 'names'],
    ['a seat without a name', ['Marius Lafon', '   '], 'names.1'],
    ['a name that turns what follows', [turned], 'names.0'],
    ['a name of two lines', ['Hélène\nMarchal'], 'names.0'],
    ['a name with a control character', ['Hélène\u0007'], 'names.0'],
    ['a name that is none', [12], 'names.0'],
  ];
  test.each(wrong)('%s', async (_, names, field) => {
    const { status, body } = await desk.demand(marius, desk.stage.evening.otherDate, names);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid-field', [field]]);
  });

  test('seats of an unknown date, of one that nobody sees yet, or of a rehearsal', async () => {
    const unknown = await desk.demand(marius, randomUUID(), two);
    expect(unknown.body).toMatchObject({ code: 'not-found', message: 'Séance introuvable' });
    const rehearsal = await desk.house({ rehearsal: true });
    expect((await desk.demand(marius, rehearsal.date, two)).status).toBe(404);
    const hidden = await desk.house();
    await desk.hide(hidden.show);
    expect((await desk.demand(marius, hidden.otherDate, two)).status).toBe(404);
    expect((await desk.demand(seraphine, hidden.otherDate, two)).status).toBe(201);
  });

  test('seats of an evening that has begun', async () => {
    const { date } = await desk.house();
    await desk.stage.setClock(after(30));
    expect((await desk.demand(marius, date, two)).body).toMatchObject({
      code: 'wrong-state',
      message: 'Cette séance a déjà commencé.',
    });
    await desk.stage.setClock(after(10));
  });

  test('seats in another member’s name, or without being a member', async () => {
    const { otherDate } = await desk.house();
    const forColette = { owner: { uuid: colette.uuid } };
    expect((await desk.demand(marius, otherDate, two, forColette)).status).toBe(404);
    expect((await desk.demand(ulysse, otherDate, two)).status).toBe(403);
    expect((await desk.demand(bertrand, otherDate, two, forColette)).status).toBe(404);
  });
});

describe('the office', () => {
  test.each([
    ['the secretary', seraphine],
    ['bookings', rosalie],
    ['the administrator', agathe],
  ])('asks for a member: %s', async (_, by) => {
    const { otherDate } = await desk.house();
    const { status, body } = await desk.demand(by, otherDate, two, { owner: { uuid: marius.uuid } });
    expect([status, body.owner.uuid, body.askedBy.uuid]).toEqual([201, marius.uuid, by.uuid]);
    expect((await desk.withdraw(by, body.uuid)).status).toBe(204);
  });

  test('asks for nobody who is unknown, or no member', async () => {
    const { otherDate } = await desk.house();
    const ask = (uuid: string) => desk.demand(seraphine, otherDate, two, { owner: { uuid } });
    expect((await ask(randomUUID())).body).toMatchObject({
      code: 'not-found',
      message: 'Membre introuvable',
    });
    expect((await ask(ulysse.uuid)).body.fields).toEqual({ owner: 'Cette personne n’est pas membre.' });
  });

  test('finds members by the beginnings of their names, accents or none', async () => {
    const found = async (name: string) =>
      (await desk.ask('GET', `/api/free-ticket-members?name=${name}`, { by: seraphine })).body.map(
        ({ firstname }: { firstname: string }) => firstname,
      );
    expect(await found('sera')).toEqual(['Séraphine']);
    expect(await found('lafon%20mar')).toEqual(['Marius']);
    expect(await found('vidal')).toEqual([]);
    expect(await found('afon')).toEqual([]);
    expect((await desk.ask('GET', '/api/free-ticket-members?name=la', { by: marius })).status).toBe(403);
  });
});
