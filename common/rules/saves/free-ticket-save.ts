import { fail, succeed } from '../../base/result';
import { nameOf } from '../../contract/content/reference-names';
import type { FreeTicket, FreeTicketWrite } from '../../contract/tickets/free-ticket';
import { type Refusal, type Ruling, wrongState } from './refusal';

interface ChangeFacts {
  readonly at: Date;
  /** The version that the person saw; null: any. */
  readonly base: string | null;
  /** The version that the ticket gets. */
  readonly version: string;
  /** Whether the doors of its date have closed. */
  readonly isOver: boolean;
  /** How many seats of its date are free. */
  readonly seatsLeft: number;
}

/**
 * A free ticket that is generated (A_GENERER to GENERE), which takes a seat, or whose name changes. The same ticket if it is
 * so already.
 */
export function changedFreeTicket(
  before: FreeTicket,
  wanted: Pick<FreeTicketWrite, 'name' | 'state'>,
  { at, base, version, isOver, seatsLeft }: ChangeFacts,
): Ruling<FreeTicket> {
  const name = wanted.name?.trim() ?? before.name;
  const generates = wanted.state.code !== before.state.code;
  if (!generates && name === before.name) return succeed(before);
  if (base !== null && base !== before.version) return fail({ code: 'stale-version' });
  const refusal = dead(before) ?? used(before);
  if (refusal !== null) return fail(refusal);
  if (!generates) return succeed({ ...before, name, version });
  if (before.state.code !== 'A_GENERER' || wanted.state.code !== 'GENERE') return fail(wrongState());
  if (isOver) return fail(wrongState(OVER));
  if (seatsLeft < 1) return fail(wrongState('Cette séance est complète.'));
  const state = { code: 'GENERE', name: nameOf('free-ticket-states', 'GENERE') } as const;
  return succeed({ ...before, name, state, generatedAt: at, version });
}

/** A free ticket that is given back or cancelled by the office. The same ticket if it is so already. */
export function cancelledFreeTicket(
  before: FreeTicket,
  { at, isOver }: Pick<ChangeFacts, 'at' | 'isOver'>,
): Ruling<FreeTicket> {
  if (before.cancelledAt !== undefined) return succeed(before);
  const refusal = used(before) ?? replaced(before) ?? (isOver ? wrongState(OVER) : null);
  return refusal === null ? succeed({ ...before, cancelledAt: at }) : fail(refusal);
}

/** A lost free ticket that may be replaced by a new one. */
export function replaceableFreeTicket(
  lost: FreeTicket,
  { isOver }: Pick<ChangeFacts, 'isOver'>,
): Ruling<FreeTicket> {
  const refusal = used(lost) ?? replaced(lost) ?? cancelled(lost);
  if (refusal !== null) return fail(refusal);
  if (lost.state.code !== 'GENERE')
    return fail(wrongState('Ce billet n’est pas encore généré\u00a0: il n’y a rien à remplacer.'));
  return isOver ? fail(wrongState(OVER)) : succeed(lost);
}

/** A free ticket that keeps its seat and admits nobody as long as it is blocked. The same ticket if it is so already. */
export function blockedFreeTicket(before: FreeTicket, blocked: boolean, at: Date): Ruling<FreeTicket> {
  const { blockedAt, ...rest } = before;
  if ((blockedAt !== undefined) === blocked) return succeed(before);
  const refusal = used(before) ?? replaced(before) ?? cancelled(before);
  if (refusal !== null) return fail(refusal);
  return succeed(blocked ? { ...rest, blockedAt: at } : rest);
}

const OVER = 'Cette séance est passée.';

const used = ({ state }: FreeTicket): Refusal | null =>
  state.code === 'UTILISE' ? wrongState('Ce billet a déjà servi.') : null;

const replaced = ({ replacedBy }: FreeTicket): Refusal | null =>
  replacedBy === undefined ? null : wrongState('Ce billet a été remplacé par un autre.');

const cancelled = ({ cancelledAt }: FreeTicket): Refusal | null =>
  cancelledAt === undefined ? null : wrongState('Ce billet a été annulé.');

const dead = (ticket: FreeTicket): Refusal | null =>
  replaced(ticket) ??
  cancelled(ticket) ??
  (ticket.blockedAt === undefined ? null : wrongState('Ce billet est bloqué.'));
