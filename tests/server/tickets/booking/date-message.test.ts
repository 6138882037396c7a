import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { bookingPost } from '../../../support/booking-post';
import { RESERVATION, publishAddresses } from '../../../support/published-addresses';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const post = bookingPost(desk);

beforeAll(() => publishAddresses(desk.site().database));

const somebody = () => `${randomUUID()}@public.example`;
const message = (fields = {}) => ({
  subject: 'Changement de salle',
  text: 'Nous jouons au foyer.\n\nVenez un peu plus tôt.',
  states: ['CONFIRMEE'],
  ...fields,
});
const address = () => `/api/booking-dates/${desk.house().date}`;
const preview = (fields = {}) => desk.office('POST', `${address()}/message-preview`, message(fields));
const send = (fields = {}) =>
  desk.office('POST', `${address()}/messages`, { uuid: randomUUID(), ...message(fields) });
const byPhone = (fields = {}) =>
  desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    phone: '02 99 00 00 00',
    seats: seats(1),
    ...fields,
  });

describe('a message to all holders of a date', () => {
  test('is seen before it is sent, with how many it goes to, and who has no address', async () => {
    const email = somebody();
    await desk.book({ email });
    await byPhone();
    const { body } = await preview();
    expect(body).toMatchObject({
      recipient: `Rémi Castan <${email}>`,
      replyTo: RESERVATION,
      subject: 'Changement de salle – localhost',
      letters: 1,
      without: [{ name: 'Le Goff', firstname: 'Odile', phone: '02 99 00 00 00' }],
    });
    expect(body.text).toMatch(/^Bonjour Rémi,\n\nNous jouons au foyer\.\n\nVenez un peu plus tôt\./);
    expect(await post.written(email)).toHaveLength(1);
  });

  test('is one letter for each booking, without its papers, and is kept with who wrote it', async () => {
    const [one, other, gone] = [somebody(), somebody(), somebody()];
    await desk.book({ email: one });
    await desk.book({ email: other });
    const { body } = await desk.book({ email: gone });
    await desk.ask('DELETE', `/api/bookings/${body.uuid}`);
    await Promise.all([one, other].map((email) => post.next(email)));
    expect((await send()).body).toMatchObject({ letters: 2, by: { firstname: 'Rosalie' } });
    for (const email of [one, other]) {
      const mail = await post.next(email);
      expect(mail.subject).toBe('Changement de salle – localhost');
      expect(mail.replyTo?.[0]?.address).toBe(RESERVATION);
      expect(mail.text).not.toContain(troupe.rosalie.email);
      expect(mail.attachments).toEqual([]);
    }
    expect((await post.written(gone)).map(({ kind }) => kind)).not.toContain('booking-message');
    const { body: sent } = await desk.office('GET', `${address()}/messages`);
    expect(sent).toMatchObject([{ subject: 'Changement de salle', letters: 2 }]);
  });

  test('keeps its lines, and no tag of its writer becomes one', async () => {
    const email = somebody();
    await desk.book({ email });
    await post.next(email);
    await send({ text: 'À demain <b>tous</b>,\nRosalie\nTrésorière' });
    const { html, text } = await post.next(email);
    expect(html).toContain('À demain &lt;b&gt;tous&lt;/b&gt;,<br>\nRosalie<br>\nTrésorière</p>');
    expect(text).toContain('À demain <b>tous</b>,\nRosalie\nTrésorière');
  });

  test('sent twice, or twice at once, writes once', async () => {
    const email = somebody();
    await desk.book({ email });
    const uuid = randomUUID();
    const answers = await Promise.all([send({ uuid }), send({ uuid })]);
    answers.push(await send({ uuid }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const kinds = (await post.written(email)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['booking-confirmed', 'booking-message']);
  });

  test('sent again in other words, or to others, is not taken for the one that was sent', async () => {
    const email = somebody();
    await desk.book({ email });
    const uuid = randomUUID();
    expect((await send({ uuid })).status).toBe(201);
    expect((await send({ uuid, text: 'Nous jouons dehors.' })).body).toMatchObject({
      code: 'already-exists',
    });
    expect((await send({ uuid, subject: 'Autre salle' })).body).toMatchObject({ code: 'already-exists' });
    const toOthers = { uuid, states: ['EN_ATTENTE', 'CONFIRMEE'] };
    expect((await send(toOthers)).body).toMatchObject({ code: 'already-exists' });
    expect((await send({ uuid, states: ['CONFIRMEE', 'CONFIRMEE'] })).body).toMatchObject({
      states: ['CONFIRMEE'],
    });
    expect(await post.written(email)).toHaveLength(2);
  });

  test('goes to who waits as well, where that is asked', async () => {
    const waiting = somebody();
    await desk.book({ seats: seats(10) });
    await desk.book({ email: waiting, waitingList: true });
    expect((await preview({ states: ['EN_ATTENTE'] })).body).toMatchObject({ letters: 1 });
    expect((await preview({ states: ['CONFIRMEE', 'EN_ATTENTE'] })).body).toMatchObject({ letters: 2 });
  });

  test('is refused where nobody would get it, and sent no more than six times a day', async () => {
    await byPhone();
    expect((await send()).body).toMatchObject({ code: 'wrong-state' });
    await desk.book({ email: somebody() });
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test.each([
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'x'.repeat(151) }, 'subject'],
    [{ subject: 'Deux\nlignes' }, 'subject'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ states: [] }, 'states'],
    [{ states: ['ANNULEE'] }, 'states.0'],
  ])('is refused with %j', async (fields, field) => {
    for (const ask of [preview, send]) {
      const { status, body } = await ask(fields);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toContain(field);
    }
  });

  test('is of a date that is there', async () => {
    const other = `/api/booking-dates/${randomUUID()}`;
    expect((await desk.office('POST', `${other}/message-preview`, message())).status).toBe(404);
    const sent = { uuid: randomUUID(), ...message() };
    expect((await desk.office('POST', `${other}/messages`, sent)).status).toBe(404);
  });
});
