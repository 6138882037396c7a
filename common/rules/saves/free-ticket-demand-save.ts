import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import { demandStateOf } from '../../contract/fields/demand-states';
import {
  type FreeTicketDemand,
  type FreeTicketDemandWrite,
  MAX_DEMANDED_SEATS,
} from '../../contract/tickets/free-ticket-demand';
import { type Ruling, wrongState } from './refusal';
import { type Addition, existingRefusal } from './save';

/** A demand that waits, besides the show and the people that it names. */
export type AskedFreeTickets = Pick<
  FreeTicketDemand,
  'uuid' | 'dateUuid' | 'names' | 'note' | 'createdAt' | 'state'
>;

interface DemandFacts {
  readonly at: Date;
  /** When the date of the demand begins. */
  readonly begins: Date;
  /** Seats of this date that the owner has asked for and that wait. */
  readonly waiting: number;
}

/** A demand for free tickets of a date that has not begun: texts trimmed, a blank note left out. */
export function askedFreeTickets(
  { uuid, before, write }: Addition<FreeTicketDemand, FreeTicketDemandWrite>,
  { at, begins, waiting }: DemandFacts,
): Ruling<AskedFreeTickets> {
  const twice = existingRefusal(before);
  if (twice !== null) return fail(twice);
  if (begins <= at) return fail(wrongState(BEGUN));
  if (waiting + write.names.length > MAX_DEMANDED_SEATS) return fail(wrongState(tooMany(waiting)));
  const note = write.note?.trim();
  return succeed(
    everyFieldOf<AskedFreeTickets>()({
      uuid,
      dateUuid: write.dateUuid,
      names: write.names.map((name) => name.trim()),
      ...(note && { note }),
      createdAt: at,
      state: demandStateOf({ accepted: null }),
    }),
  );
}

export const BEGUN = 'Cette séance a déjà commencé.';

const tooMany = (waiting: number) =>
  `${waiting === 1 ? '1 place est déjà demandée' : `${waiting} places sont déjà demandées`} pour cette séance\u00a0: ${MAX_DEMANDED_SEATS} places en attente au plus.`;
