import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { attachFreeTicket } from '#server/tickets/free-ticket/free-ticket-attachments';
import { write } from '#server/platform/database/transaction';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { pieceDraft } from '../../../support/piece-draft';
import { troupe } from '../../../support/troupe';

const { marius } = troupe;
const desk = freeTicketDesk();

/** When the evening of a ticket that is generated now ends in the calendar file of its letter. */
async function endOfNewTicket(): Promise<Date> {
  const uuid = await desk.stage.ticket({ state: 'A_GENERER', generated_at: null });
  await desk.generate(marius, uuid);
  const mail = must((await desk.mailsTo(marius)).at(-1), 'a mail to Marius');
  const [, entry] = await attachFreeTicket(desk.stage.database, mail);
  const calendar = new ICAL.Component(ICAL.parse(String(must(entry, 'a calendar file').content)));
  const event = must(calendar.getFirstSubcomponent('vevent'), 'an event');
  return new ICAL.Event(event).endDate.toJSDate();
}

test('the evening of a ticket ends when its plays do, and after two hours where nobody knows', async () => {
  expect(await endOfNewTicket()).toEqual(new Date('2026-11-21T22:30:00+01:00'));
  const play = pieceDraft({ uuid: randomUUID(), duration: 145 });
  await write(desk.stage.database, async (transaction) => {
    await addPieces(transaction, [play]);
    await transaction.database
      .updateTable('shows')
      .set({ pieces: sql`${JSON.stringify([{ slug: play.slug, title: play.title }])}::jsonb` })
      .execute();
  });
  expect(await endOfNewTicket()).toEqual(new Date('2026-11-21T22:55:00+01:00'));
});
