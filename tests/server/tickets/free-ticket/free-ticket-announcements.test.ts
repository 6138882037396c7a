import { beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { attachFreeTicket } from '#server/tickets/free-ticket/free-ticket-attachments';
import { blockFreeTicket } from '#server/tickets/free-ticket/free-ticket-desk';
import { tellTicketOwners } from '#server/tickets/free-ticket/free-ticket-announcements';
import { judgeMail } from '#server/operation/jobs/mail-use';
import { writtenMail } from '#server/platform/mail/mail-repository';
import { rememberAnnounced } from '#server/agenda/show/announced-evening-repository';
import { addTicket, after } from '../../../support/door';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { troupe } from '../../../support/troupe';

const desk = freeTicketDesk();
const { marius, colette } = troupe;

beforeEach(async () => {
  await desk.forgetMails();
  await desk.stage.setClock(after(-60 * 24));
});

interface House {
  readonly show: string;
  readonly date: string;
}

/** Saves another place, and lets the time pass in which it can be taken back. */
async function changePlace(house: House, name: string) {
  await savePlace(house, name);
  await desk.stage.setClock(after(-60 * 24 + 5));
  return tellTicketOwners(desk.stage.database);
}

async function savePlace(house: House, name: string) {
  await write(desk.stage.database, async (transaction) => {
    await rememberAnnounced(transaction, [house.date]);
    await transaction.database
      .updateTable('shows')
      .set({ location_name: name })
      .where('uuid', '=', house.show)
      .execute();
  });
}

async function setBlocked(uuid: string, blocked: boolean) {
  await write(desk.stage.database, (transaction) => blockFreeTicket(transaction, uuid, blocked));
}

test('a member is told once of all their generated tickets of an evening whose place changes', async () => {
  const house = await desk.house();
  await addTicket(desk.stage.database, house.date, { name: 'Anne Marchal' });
  await addTicket(desk.stage.database, house.date, { name: 'Paul Marchal' });
  await addTicket(desk.stage.database, house.date, { name: 'Perdu', cancelled_at: after(-60 * 30) });
  expect(await changePlace(house, 'Gymnase')).toBe(1);
  const [mail, ...others] = await desk.mailsTo(marius);
  expect(others).toEqual([]);
  const { kind, subject, text } = must(mail, 'a letter');
  expect(subject).toContain('Vos places gratuites changent de lieu');
  expect(kind).toBe('free-ticket-evening');
  expect(text).toContain('Gymnase, et non plus Salle des fêtes, Vaubrun');
  expect(text).toMatch(/Au nom (d’Anne Marchal et de Paul Marchal|de Paul Marchal et d’Anne Marchal)/);
  expect(text).not.toContain('Perdu');
});

test('whose ticket is not generated yet has no paper to replace, and is not written to', async () => {
  const house = await desk.house();
  const waiting = { owner_uuid: colette.uuid, state: 'A_GENERER', generated_at: null } as const;
  await addTicket(desk.stage.database, house.date, waiting);
  expect(await changePlace(house, 'Gymnase')).toBe(0);
  expect(await desk.mailsTo(colette)).toEqual([]);
});

test('a place that is put back within five minutes is told to nobody', async () => {
  const house = await desk.house();
  await addTicket(desk.stage.database, house.date);
  expect(await changePlace(house, 'Salle des fêtes, Vaubrun')).toBe(0);
});

test('the letter brings every ticket of the evening as it is now, on paper and for the calendar', async () => {
  const house = await desk.house();
  await addTicket(desk.stage.database, house.date, { name: 'Anne Marchal' });
  await addTicket(desk.stage.database, house.date, { name: 'Paul Marchal' });
  await changePlace(house, 'Gymnase');
  const [mail] = await desk.mailsTo(marius);
  const files = await attachFreeTicket(desk.stage.database, must(mail, 'a letter'));
  expect(files.map(({ contentType }) => contentType)).toEqual([
    'application/pdf',
    'text/calendar; charset=utf-8; method=PUBLISH',
    'application/pdf',
    'text/calendar; charset=utf-8; method=PUBLISH',
  ]);
  expect(new Set(files.map(({ filename }) => filename)).size).toBe(4);
  expect(files[1]?.content).toContain('LOCATION:Gymnase');
});

test('one ticket is told of as one', async () => {
  const house = await desk.house();
  await addTicket(desk.stage.database, house.date, { name: 'Anne Marchal' });
  await changePlace(house, 'Gymnase');
  const [mail] = await desk.mailsTo(marius);
  expect(mail?.text).toMatch(
    /Au nom d’Anne Marchal\s: un nouveau billet et la date pour votre agenda sont joints/,
  );
});

test('a blocked ticket is told of once it is free again, since its owner has the paper of before', async () => {
  const house = await desk.house();
  const uuid = await addTicket(desk.stage.database, house.date);
  await setBlocked(uuid, true);
  expect(await changePlace(house, 'Gymnase')).toBe(0);
  await setBlocked(uuid, false);
  expect(await tellTicketOwners(desk.stage.database)).toBe(1);
  expect((await desk.mailsTo(marius))[0]?.text).toContain('Gymnase');
  expect(await tellTicketOwners(desk.stage.database)).toBe(0);
});

test('whose second ticket was made in between is told what changed for that one', async () => {
  const house = await desk.house();
  const first = '00000000-0000-4000-8000-000000000001';
  await write(desk.stage.database, ({ database }) =>
    database.deleteFrom('free_tickets').where('uuid', '=', first).execute(),
  );
  await addTicket(desk.stage.database, house.date, { uuid: first, name: 'Anne Marchal' });
  await savePlace(house, 'Gymnase');
  await addTicket(desk.stage.database, house.date, { name: 'Paul Marchal' });
  expect(await changePlace(house, 'Salle des fêtes, Vaubrun')).toBe(1);
  const [mail] = await desk.mailsTo(marius);
  expect(mail?.text).toContain('Salle des fêtes, Vaubrun, et non plus Gymnase');
  expect(mail?.text).not.toContain('Anne');
});

test('a letter about tickets that waited names the place as it is when it leaves', async () => {
  const house = await desk.house();
  await addTicket(desk.stage.database, house.date, { name: 'Anne Marchal' });
  await changePlace(house, 'Gymnase');
  const { database } = desk.stage;
  await write(database, (transaction) =>
    transaction.database
      .updateTable('shows')
      .set({ location_name: 'Foyer' })
      .where('uuid', '=', house.show)
      .execute(),
  );
  const verdict = await judgeMail(database, must((await desk.mailsTo(marius))[0], 'a letter'));
  const letter = must('letter' in verdict ? verdict.letter : undefined, 'the letter as it leaves');
  const { text } = await writtenMail(database, 'free-ticket-evening', letter);
  expect(text).toContain('Foyer, et non plus Salle des fêtes, Vaubrun');
});

test('two changes of which nobody could read are told in one letter', async () => {
  const house = await desk.house();
  await addTicket(desk.stage.database, house.date, { name: 'Anne Marchal' });
  await changePlace(house, 'Gymnase');
  await desk.stage.setClock(after(-60 * 23));
  await savePlace(house, 'Foyer');
  await desk.stage.setClock(after(-60 * 22));
  await tellTicketOwners(desk.stage.database);
  const [dropped, mail] = await desk.mailsTo(marius);
  expect(dropped?.drop_reason).toBe('state-changed');
  expect(mail?.text).toContain('Foyer, et non plus Salle des fêtes, Vaubrun');
});
