import { beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/database/transaction';
import { tellTicketOwners } from '#server/free-ticket/free-ticket-told';
import { rememberTold } from '#server/show/told-evening-repository';
import { addTicket, after } from '../../support/door';
import { freeTicketDesk } from '../../support/free-ticket-desk';
import { troupe } from '../../support/troupe';

const desk = freeTicketDesk();
const { marius, colette } = troupe;

beforeEach(async () => {
  await desk.forgetMails();
  await desk.stage.setClock(after(-60 * 24));
});

/** Saves another place, and lets the time pass in which it can be taken back. */
async function changePlace(house: { readonly show: string; readonly date: string }, name: string) {
  await write(desk.stage.database, async (transaction) => {
    await rememberTold(transaction, [house.date]);
    await transaction.database
      .updateTable('shows')
      .set({ location_name: name })
      .where('uuid', '=', house.show)
      .execute();
  });
  await desk.stage.setClock(after(-60 * 24 + 5));
  return tellTicketOwners(desk.stage.database);
}

test('a member is told once of all their generated tickets of an evening whose place changes', async () => {
  const house = await desk.house();
  await addTicket(desk.stage.database, house.date, { name: 'Anne Marchal' });
  await addTicket(desk.stage.database, house.date, { name: 'Paul Marchal' });
  await addTicket(desk.stage.database, house.date, { name: 'Perdu', cancelled_at: after(-60 * 30) });
  expect(await changePlace(house, 'Gymnase')).toBe(1);
  const [mail, ...others] = await desk.mailsTo(marius);
  expect(others).toEqual([]);
  const { kind, text } = must(mail, 'a letter');
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
