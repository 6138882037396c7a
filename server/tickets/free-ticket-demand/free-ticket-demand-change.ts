import { randomBytes } from 'node:crypto';
import { fold } from '#common/base/fold';
import { must } from '#common/base/must';
import { wholeSecond } from '#common/base/paris-time';
import { uuidV7 } from '#common/base/uuid';
import type {
  FreeTicketDemand,
  FreeTicketDemandDecision,
  FreeTicketDemandWrite,
} from '#common/contract/tickets/free-ticket-demand';
import { undecided, verdictOf } from '#common/rules/saves/demand-decision';
import { BEGUN, askedFreeTickets } from '#common/rules/saves/free-ticket-demand-save';
import { fullDay, hourInWords } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { addFreeTickets } from '../free-ticket/free-ticket-repository';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import type { Person } from '../../platform/http/handler';
import { queueMail } from '../../platform/mail/mail-repository';
import { locateShow } from '../../agenda/show/show-projection';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { findUsers } from '../../people/user/user-repository';
import { type Letter, type Sender, oneLine } from '../../platform/mail/letter';
import { type StoredFreeTicketDemand, findFreeTicketDemand } from './free-ticket-demand-repository';
import {
  addFreeTicketDemand,
  countWaitingSeats,
  findStoredDemand,
  removeFreeTicketDemand,
  storeFreeTicketDecision,
} from './free-ticket-demand-store-repository';

/**
 * Asks for free tickets of a date: members for themselves, while the show is visible; the office for any member, until
 * the date begins. Throws `not-found` for an unknown date or someone else's account, `invalid-field` if the owner is
 * not a member, `wrong-state` for a date that has begun or more than 10 waiting seats, `already-exists` for a taken
 * uuid.
 */
export async function askForFreeTickets(
  transaction: WriteTransaction,
  person: Person,
  isOffice: boolean,
  write: FreeTicketDemandWrite,
): Promise<FreeTicketDemand> {
  const { database } = transaction;
  const { uuid, dateUuid } = write;
  const ownerUuid = write.owner?.uuid ?? person.uuid;
  if (ownerUuid !== person.uuid) await refuseStranger(transaction, isOffice, ownerUuid);
  const date = await lockAskedDate(transaction, dateUuid, isOffice);
  const { now } = transaction;
  const asked = rowOrThrow(
    askedFreeTickets(
      { uuid: uuid ?? uuidV7(now.getTime(), randomBytes(10)), before: null, write },
      {
        at: wholeSecond(now),
        begins: date.date,
        waiting: await countWaitingSeats(database, ownerUuid, dateUuid),
      },
    ),
  );
  const demand: StoredFreeTicketDemand = {
    uuid: asked.uuid,
    date_uuid: dateUuid,
    owner_uuid: ownerUuid,
    names: asked.names,
    note: asked.note ?? null,
    created_at: asked.createdAt,
    asked_by: ownerUuid === person.uuid ? null : person.uuid,
    decided_at: null,
    decided_by: null,
    accepted: null,
    reason: null,
  };
  if (!(await addFreeTicketDemand(transaction, demand, date))) throw new CallError('already-exists');
  return readDemand(transaction, demand.uuid);
}

/** Withdraws a waiting demand: one's own, or one made for another person. Throws `not-found`, `wrong-state`. */
export async function withdrawFreeTicketDemand(
  transaction: WriteTransaction,
  person: Person,
  uuid: string,
): Promise<void> {
  const { demand, date } = await lockDemand(transaction, uuid);
  if (demand.owner_uuid !== person.uuid && demand.asked_by !== person.uuid)
    throw new CallError('not-found', { message: UNKNOWN });
  rowOrThrow(undecided({ decidedAt: demand.decided_at }));
  await removeFreeTicketDemand(transaction, demand, date);
}

/**
 * Accepts a demand, which gives its owner one ticket to generate for each name, or refuses it with a reason; the owner
 * is notified by mail. Seats are taken only when tickets are generated. Throws `not-found`, `wrong-state` for a decided
 * demand or for accepting once the date has begun, `invalid-field` for a refusal without a reason.
 */
export async function decideFreeTicketDemand(
  transaction: WriteTransaction,
  judge: Person,
  uuid: string,
  decision: FreeTicketDemandDecision,
): Promise<FreeTicketDemand> {
  const { demand, date } = await lockDemand(transaction, uuid);
  const { database, now } = transaction;
  rowOrThrow(undecided({ decidedAt: demand.decided_at }));
  const { accepted, reason } = rowOrThrow(verdictOf(decision));
  if (accepted && date.date <= now) throw new CallError('wrong-state', { message: BEGUN });
  await storeFreeTicketDecision(transaction, demand, { accepted, reason, by: judge.uuid }, date);
  if (accepted) await addFreeTickets(transaction, demand.names.map(ticketFor(demand, now)));
  const decided = await readDemand(transaction, uuid);
  const [owner] = await findUsers(database, [demand.owner_uuid]);
  const letter = freeTicketsDecidedLetter(decided);
  await queueMail(transaction, 'free-tickets-decided', must(owner, 'whoever asked'), letter, {
    dateUuid: date.uuid,
  });
  return decided;
}

async function refuseStranger(
  { database }: WriteTransaction,
  isOffice: boolean,
  ownerUuid: string,
): Promise<void> {
  const [owner] = isOffice ? await findUsers(database, [ownerUuid]) : [];
  if (owner === undefined) throw new CallError('not-found', { message: 'Membre introuvable' });
  if (!owner.roles.includes('ROLE_MEMBRE'))
    throw new CallError('invalid-field', { fields: { owner: 'Cette personne n’est pas membre.' } });
}

async function lockAskedDate(
  transaction: WriteTransaction,
  uuid: string,
  isOffice: boolean,
): Promise<StoredShowDate> {
  const date = (await lockDates(transaction, [uuid])).get(uuid);
  const isSeen =
    date !== undefined && (await locateShow(transaction.database, date.show_uuid, isOffice)) !== undefined;
  if (date === undefined || date.rehearsal || !isSeen)
    throw new CallError('not-found', { message: 'Séance introuvable' });
  return date;
}

/** The demand with its date locked: concurrent decisions wait. */
async function lockDemand(transaction: WriteTransaction, uuid: string) {
  const find = () => findStoredDemand(transaction.database, uuid);
  const before = await find();
  const dates = await lockDates(transaction, before === undefined ? [] : [before.date_uuid]);
  const demand = before && (await find());
  if (demand === undefined) throw new CallError('not-found', { message: UNKNOWN });
  return { demand, date: must(dates.get(demand.date_uuid), 'the date of a demand') };
}

const ticketFor =
  ({ date_uuid, owner_uuid }: StoredFreeTicketDemand, now: Date) =>
  (name: string) => ({
    uuid: uuidV7(now.getTime(), randomBytes(10)),
    date_uuid,
    owner_uuid,
    name,
    name_folded: fold(name),
    state: 'A_GENERER' as const,
    generated_at: null,
    used_at: null,
    replaced_by: null,
    cancelled_at: null,
    blocked_at: null,
    version: randomVersion(),
  });

const UNKNOWN = 'Demande introuvable';

async function readDemand({ database }: WriteTransaction, uuid: string): Promise<FreeTicketDemand> {
  return must(await findFreeTicketDemand(database, uuid), 'a demand just written');
}

/** The decision on a demand for free tickets: its owner may generate them, or learns why not. */
const freeTicketsDecidedLetter =
  ({ owner, linkedShow, date, names, state, reason }: FreeTicketDemand) =>
  ({ siteUrl, title }: Sender): Letter => {
    const accepted = state.code === 'ACCEPTEE';
    const places = names.length === 1 ? 'une place gratuite' : `${names.length} places gratuites`;
    const evening = `«\u00a0${oneLine(linkedShow.title)}\u00a0», le ${fullDay(date)} à ${hourInWords(date)}`;
    return {
      subject: `Votre demande de places gratuites – ${oneLine(linkedShow.title)} – ${title}`,
      greeting: `Bonjour ${oneLine(owner.firstname)},`,
      words: {
        prenom: owner.firstname,
        spectacle: linkedShow.title,
        date: fullDay(date),
        heure: hourInWords(date),
        places,
        decision: accepted ? 'acceptée' : 'refusée',
        motif: reason ?? '',
      },
      before: [
        accepted
          ? `Votre demande a été acceptée\u00a0: ${places} pour ${evening}.`
          : `Votre demande n’a pas été acceptée\u00a0: ${places} pour ${evening}.`,
        ...(reason === undefined ? [] : [`Motif\u00a0: ${oneLine(reason)}`]),
        ...(accepted
          ? [
              'Générez chaque billet quand vous êtes sûr de venir\u00a0: la place n’est prise qu’à ce moment-là, tant qu’il en reste.',
            ]
          : []),
      ],
      link: { label: 'Voir mes places gratuites', href: siteUrl + links.freeTickets.to() },
      after: ['Pour toute question, répondez à ce message.'],
    };
  };
