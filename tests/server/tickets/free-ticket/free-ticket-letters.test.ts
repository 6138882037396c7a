import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { claimsOfCode } from '#common/rules/ticket-code';
import { write } from '#server/platform/database/transaction';
import { attachFreeTicket } from '#server/tickets/free-ticket/free-ticket-attachments';
import { readMyTickets } from '#server/tickets/free-ticket/my-ticket-projection';
import { judgeMail } from '#server/operation/jobs/mail-use';
import { underKey } from '../../../support/api';
import { addTicket, after, openHouse } from '../../../support/door';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { paperDesk } from '../../../support/paper';
import { troupe } from '../../../support/troupe';

const { marius, rosalie, seraphine } = troupe;
const desk = freeTicketDesk();
const paper = paperDesk();
const waiting = { state: 'A_GENERER', generated_at: null } as const;
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

const act = (by: typeof marius, uuid: string, rest: string, body: object) =>
  desk.ask('POST', `/api/office-free-tickets/${uuid}${rest}`, { by, body });

async function lastMail() {
  const mail = must((await desk.mailsTo(marius)).at(-1), 'a mail to Marius');
  return { mail, files: await attachFreeTicket(desk.stage.database, mail) };
}

function eventIn(file: { readonly content: Buffer | string }) {
  const calendar = new ICAL.Component(ICAL.parse(String(file.content)));
  const event = new ICAL.Event(must(calendar.getFirstSubcomponent('vevent'), 'an event'));
  return { method: calendar.getFirstPropertyValue('method'), event };
}

beforeEach(() => desk.forgetMails());

describe('whoever generates a ticket gets it by mail', () => {
  test('on paper and for the calendar, with the way to its page, once', async () => {
    const uuid = await desk.stage.ticket({ ...waiting, name: 'Marius Lafon' });
    await desk.generate(marius, uuid);
    await desk.generate(marius, uuid);
    expect(await desk.mailsTo(marius)).toHaveLength(1);
    const { mail, files } = await lastMail();
    expect([mail.kind, mail.reply_to]).toEqual(['free-ticket-generated', null]);
    expect(mail.subject).toMatch(/^Votre billet gratuit – Le Dindon – /);
    const text = plain(mail.text);
    expect(text).toContain(
      'au nom de Marius Lafon : « Le Dindon », le samedi 21 novembre 2026 à 20 h 30, Salle',
    );
    expect(text).toContain(`/utilisateur/billet/${uuid}`);
    expect(text).not.toContain('Transmettez');
    const [pdf, ics] = files;
    const { body } = await desk.ask('GET', `/api/free-tickets/${uuid}`, { by: marius });
    const name = `billet-${body.linkedShow.slug}-2026-11-21-${uuid.slice(-8, -4)}-${uuid.slice(-4)}`;
    expect(files.map(({ filename }) => filename)).toEqual([`${name}.pdf`, `${name}.ics`]);
    const file = await paper.save(new Uint8Array(Buffer.from(must(pdf, 'a PDF').content)));
    expect(claimsOfCode(await paper.codeOf(file))?.t).toBe(uuid);
    const { method, event } = eventIn(must(ics, 'an entry'));
    expect([method, event.uid, event.location]).toEqual(['PUBLISH', uuid, 'Salle des fêtes, Vaubrun']);
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-21T20:30:00+01:00'));
  });

  test('for a guest too, and is told to pass it on', async () => {
    const uuid = await desk.stage.ticket({ ...waiting, name: 'Inès Delmotte' });
    await desk.generate(marius, uuid);
    const { mail } = await lastMail();
    expect(plain(mail.text)).toContain('au nom d’Inès Delmotte :');
    expect(plain(mail.text)).toContain('Transmettez-lui ce billet : c’est à vous seul qu’il est envoyé.');
  });

  test('also from the office, whose volunteer’s own address it does not tell', async () => {
    const uuid = await desk.stage.ticket(waiting);
    await desk.ask('PUT', `/api/office-free-tickets/${uuid}`, {
      by: seraphine,
      body: { state: { code: 'GENERE' } },
    });
    expect((await lastMail()).mail).toMatchObject({
      kind: 'free-ticket-generated',
      reply_to: null,
    });
  });
});

test('a new name on a ticket sends nothing', async () => {
  const uuid = await desk.stage.ticket();
  await desk.ask('PUT', `/api/office-free-tickets/${uuid}`, {
    by: seraphine,
    body: { state: { code: 'GENERE' }, name: 'Zoé Écalle' },
  });
  expect(await desk.mailsTo(marius)).toEqual([]);
});

test('a replaced ticket is mailed as the new one, and the mail of the lost one brings nothing any more', async () => {
  const uuid = await desk.stage.ticket(waiting);
  await desk.generate(marius, uuid);
  const { body } = await act(rosalie, uuid, '/replacement', {});
  const mails = await desk.mailsTo(marius);
  const filesOf = async (rank: number) =>
    (await attachFreeTicket(desk.stage.database, must(mails[rank], 'a mail'))).map(
      ({ filename }) => filename,
    );
  expect(mails.map(({ kind }) => kind)).toEqual(['free-ticket-generated', 'free-ticket-replaced']);
  expect(await filesOf(0)).toEqual([]);
  expect(await filesOf(1)).toEqual([
    expect.stringContaining(`${body.uuid.slice(-4)}.pdf`),
    expect.stringContaining(`${body.uuid.slice(-4)}.ics`),
  ]);
  expect(mails[1]?.text).toContain(`/utilisateur/billet/${body.uuid}`);
});

test('a cancelled ticket goes out of the calendar that had it, a seat that was never generated was in none', async () => {
  const generated = await desk.stage.ticket();
  await act(rosalie, generated, '/cancellation', {});
  const { files } = await lastMail();
  expect(files).toHaveLength(1);
  const { method, event } = eventIn(must(files[0], 'an entry'));
  expect([method, event.uid]).toEqual(['CANCEL', generated]);
  await act(rosalie, await desk.stage.ticket(waiting), '/cancellation', {});
  expect((await lastMail()).files).toEqual([]);
});

test('whoever gives a seat back is written to, and the entry goes out of their calendar', async () => {
  const uuid = await desk.stage.ticket();
  await desk.ask('DELETE', `/api/free-tickets/${uuid}`, { by: marius, headers: underKey() });
  const { mail, files } = await lastMail();
  expect([mail.kind, mail.subject]).toEqual([
    'free-ticket-cancelled',
    expect.stringMatching(/^Vous avez rendu une place gratuite – Le Dindon – /),
  ]);
  const text = plain(mail.text);
  expect(text).toContain('Vous avez rendu la place gratuite au nom d’Hélène Marchal : « Le Dindon »');
  expect(text).toContain('Son billet n’ouvre plus la porte.');
  expect(text).toContain('Si vous ne l’avez pas demandé, prévenez l’association (');
  const { method, event } = eventIn(must(files[0], 'an entry'));
  expect([method, event.uid]).toEqual(['CANCEL', uuid]);
});

test('a seat that was given back before it was generated has no ticket that opens a door', async () => {
  const uuid = await desk.stage.ticket(waiting);
  await desk.ask('DELETE', `/api/free-tickets/${uuid}`, { by: marius, headers: underKey() });
  const { mail, files } = await lastMail();
  expect(mail.kind).toBe('free-ticket-cancelled');
  expect(plain(mail.text)).not.toContain('la porte');
  expect(files).toEqual([]);
});

test('a ticket that admits nobody any more is not announced by a letter that was late', async () => {
  const uuid = await desk.stage.ticket(waiting);
  await desk.generate(marius, uuid);
  const { mail } = await lastMail();
  expect(await judgeMail(desk.stage.database, mail)).not.toHaveProperty('dropped');
  await desk.ask('DELETE', `/api/free-tickets/${uuid}`, { by: marius, headers: underKey() });
  expect(await judgeMail(desk.stage.database, mail)).toEqual({ dropped: 'state-changed' });
  expect(await judgeMail(desk.stage.database, (await lastMail()).mail)).not.toHaveProperty('dropped');
});

test('a ticket that changed hands is in no mail to who had it', async () => {
  const uuid = await desk.stage.ticket(waiting);
  await desk.generate(marius, uuid);
  await write(desk.stage.database, ({ database }) =>
    database.updateTable('free_tickets').set({ owner_uuid: rosalie.uuid }).where('uuid', '=', uuid).execute(),
  );
  expect((await lastMail()).files).toEqual([]);
});

describe('the code on its owner’s devices', () => {
  const rowOf = async (uuid: string) => (await readMyTickets(desk.stage.database, [uuid])).get(uuid);

  test('comes with the place once the ticket is generated, and is the one of its paper', async () => {
    const uuid = await desk.stage.ticket(waiting);
    expect(await rowOf(uuid)).not.toHaveProperty('code');
    await desk.generate(marius, uuid);
    const row = must(await rowOf(uuid), 'the row');
    expect(row.location).toEqual({ name: 'Salle des fêtes, Vaubrun' });
    const { body } = await desk.ask('GET', `/api/free-tickets/${uuid}/pdf`, { by: marius });
    const onPaper = claimsOfCode(await paper.codeOf(await paper.save(new Uint8Array(body))));
    expect(claimsOfCode(row.code ?? '')).toEqual(onPaper);
    expect(await desk.stage.sendOne({ code: row.code ?? '' })).toMatchObject({ status: 'accepted' });
  });

  test('stays while a used ticket may let somebody in again', async () => {
    const uuid = await desk.stage.ticket({ state: 'UTILISE', used_at: after(1) });
    expect(await rowOf(uuid)).toHaveProperty('code');
  });

  test.each([
    ['cancelled', { cancelled_at: after(-1) }],
    ['blocked', { blocked_at: after(-1) }],
    ['replaced', { replaced_by: '019a0000-0000-7000-8000-0000b0f05ac8' }],
  ])('is none of a ticket that is %s', async (_, fields) => {
    expect(await rowOf(await desk.stage.ticket(fields))).not.toHaveProperty('code');
  });

  test('is none once the doors have closed', async () => {
    const past = await openHouse(desk.stage.database, { doors_close_at: after(-1) });
    const uuid = await addTicket(desk.stage.database, past.date);
    expect(await rowOf(uuid)).not.toHaveProperty('code');
  });

  test('is in no answer of a call, also not to the office', async () => {
    const uuid = await desk.stage.ticket();
    for (const by of [marius, seraphine]) {
      const { body } = await desk.ask('GET', `/api/free-tickets/${uuid}`, { by });
      expect(body).not.toHaveProperty('code');
    }
  });
});
