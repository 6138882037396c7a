import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type {
  DoorDateRow,
  DoorKeyRow,
  DoorScanRow,
  DoorTicketRow,
  TicketClaims,
} from '#common/contract/tickets/door';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import { evaluateScans, eveningFrom } from '#common/rules/scan-journal';
import { plainCode } from '#common/rules/ticket-code';
import { type Presented, type Verdict, ticketVerdict } from '#common/rules/ticket-verdict';
import { unsavedScansAtom } from '../../../bridge/unsaved-scans';
import { countInside, groupScans, indexTickets } from '../door-index';
import type { DoorSounds } from './door-sounds';
import type { Direction } from './direction-switch';
import { readTicket } from './read-ticket';
import { type UnsavedCause, isUnsaved, unsavedCause } from './unsaved-scan';
import { useOwnScans } from './use-own-scans';
import { type Outcome, outcomeClasses, outcomeOf } from './verdict-class';
import { type DoorClock, createDoorClock } from './door-clock';

export interface DoorData {
  readonly date: DoorDateRow;
  readonly tickets: readonly DoorTicketRow[];
  readonly scans: readonly DoorScanRow[];
  readonly keys: readonly DoorKeyRow[];
}

/**
 * A verdict on the screen. `saving` until the outbox holds the scan; `none` if there is nothing to save; `late` if it
 * was not saved in time, but may still be; `full` if the phone has no room for it; `failed` if it could not be stored. What
 * is not saved is tried again.
 */
export interface ShownVerdict {
  readonly id: string;
  readonly verdict: Verdict;
  readonly outcome: Outcome;
  readonly claims: TicketClaims | null;
  readonly code: string | null;
  readonly direction: Direction;
  readonly count: number;
  readonly at: Date;
  /** How the amount due was paid at the door, if it was. */
  readonly paid: PaidMeans | false;
  readonly saved: 'none' | 'saving' | 'saved' | UnsavedCause;
  /** The scan's key, once it is durable. */
  readonly key: string | null;
}

interface Options {
  readonly doorData: DoorData;
  readonly device: { readonly uuid: string; readonly name: string };
  readonly staff: string;
  readonly direction: Direction;
  readonly sounds: Pick<DoorSounds, 'play'>;
  /** How far this phone's clock is ahead of the server's, in milliseconds. */
  readonly clockOffset: number;
}

/** The input to a verdict: a code, or a ticket chosen from the list. */
interface Shown {
  readonly presented: Presented;
  readonly ticket: DoorTicketRow | null;
  readonly code: string | null;
  /** Which way its people go; that of this door if absent. */
  readonly towards?: Direction;
  /** They leave, though this phone knows of no entry: another door may have let them in. */
  readonly cameElsewhere?: boolean;
  readonly paid?: PaidMeans | false;
  /** How many of the ticket's people; all of them if absent. */
  readonly count?: number;
}

/** The door: takes a code or a ticket, shows the verdict at once, and saves the scan. */
export function useDoor({ doorData, device, staff, direction, sounds, clockOffset }: Options) {
  const [shown, setShown] = useState<ShownVerdict | null>(null);
  const own = useOwnScans({ doorData, device, staff });
  const clock = useDoorClock(clockOffset);

  const tickets = useMemo(() => indexTickets(doorData.tickets), [doorData.tickets]);
  const mirrored = useMemo(() => groupScans(doorData.scans), [doorData.scans]);
  const scansOf = (ticket: string) => [
    ...(mirrored.get(ticket) ?? []),
    ...(groupScans(own.unseen()).get(ticket) ?? []),
  ];

  const scans = [...doorData.scans, ...own.unseen()];
  const from = eveningFrom(doorData.date);

  function verdictOf({ presented, ticket, towards = direction, paid = false }: Shown, at: Date): Verdict {
    const claims = presented.from === 'qr' ? presented.claims : null;
    const uuid = ticket?.uuid ?? claims?.t;
    return ticketVerdict({
      presented,
      matches: ticket === null ? [] : [ticket],
      scans: uuid === undefined ? [] : scansOf(uuid),
      date: doorData.date,
      direction: towards,
      at,
      paid: paid !== false,
    });
  }

  /** Gives a verdict at once, from memory; a ticket that may pass is saved without a further tap. */
  async function judge(what: Shown): Promise<void> {
    const { presented, ticket, code, towards = direction, cameElsewhere = false, paid = false, count } = what;
    const claims = presented.from === 'qr' ? presented.claims : null;
    const uuid = ticket?.uuid ?? claims?.t;
    const at = clock.now();
    const verdict = verdictOf(what, at);
    const outcome = cameElsewhere && verdict.code === 'OK' ? 'SORTIE' : outcomeOf(verdict, towards);
    const passes = (outcome === 'OK' || outcome === 'SORTIE') && uuid !== undefined;
    const seats = ticket?.seats ?? claims?.n ?? 1;
    const possible = towards === 'entry' ? verdict.remaining : verdict.inside || seats;
    // Another phone may have let some of them in since the number was asked.
    const people = clampCount(Math.min(count ?? possible, possible));
    const id = own.nextId(at);
    const passage = { claims, code, direction: towards, count: people, at, paid };
    const base = { id, verdict, outcome, ...passage, key: null };
    setShown({ ...base, saved: passes ? 'saving' : 'none' });
    sounds.play(outcomeClasses[outcome]);
    if (!passes) return;
    const scan = { ticket: uuid, code, kind: towards, count: people, undoes: null, paid, at };
    // What the screen asked for: the booking may be another one by the time that the server hears of it.
    const money = paid === false || ticket === null ? {} : { amount: ticket.amountDue };
    const kept = await own.save(id, { ...scan, ...money });
    if (kept.ok) return markSaved(id, kept.value.key);
    // Also if the next ticket is already in view: this scan may not be stored anywhere.
    sounds.play('technical');
    setShown({ ...base, saved: unsavedCause(kept.failure.kind) });
  }

  function markSaved(id: string, key: string): void {
    setShown((now) => (now?.id === id ? { ...now, saved: 'saved', key } : now));
  }

  // What could not be saved at once may be by now.
  const unsaved = useAtomValue(unsavedScansAtom);
  const isSavedSince =
    shown !== null && isUnsaved(shown.saved) && unsaved.every(({ key }) => key !== shown.id);
  useEffect(() => {
    if (isSavedSince) markSaved(shown.id, shown.id);
  }, [isSavedSince, shown]);

  /** Undoes a scan by a record of its own; nothing is erased. */
  async function undo(scan: Pick<DoorScanRow, 'uuid' | 'ticket'>, onLate?: () => void): Promise<boolean> {
    const at = clock.now();
    const kept = {
      ticket: scan.ticket,
      code: null,
      kind: 'undo',
      count: 1,
      undoes: scan.uuid,
      paid: false,
      at,
    } as const;
    const saved = await own.saveOrDrop(own.nextId(at), kept, onLate);
    // Unless the next ticket came meanwhile.
    if (saved.ok) setShown((now) => (now !== null && ticketOf(now) !== scan.ticket ? now : null));
    return saved.ok;
  }

  async function presentCode(text: string): Promise<void> {
    const code = plainCode(text);
    const presented = await readTicket(code, doorData.keys);
    const claims = presented.from === 'qr' ? presented.claims : null;
    await judge({ presented, ticket: claims === null ? null : (tickets.find(claims.t) ?? null), code });
  }

  /** Fewer people came than the ticket says: undoes the scan and makes a new one. */
  async function recount(verdict: ShownVerdict, count: number): Promise<void> {
    const { key } = verdict;
    if (key === null || !(await undo({ uuid: key, ticket: ticketOf(verdict) }))) return;
    await again(verdict, { paid: verdict.paid, count });
  }

  /** Judges what is on the screen once more, in its own direction unless told otherwise. */
  function again(
    { verdict, claims, code, direction: towards }: AgainShown,
    how: Pick<Shown, 'towards' | 'cameElsewhere' | 'paid' | 'count'>,
  ): Promise<void> {
    const presented: Presented =
      claims === null ? { from: 'search' } : { from: 'qr', signature: 'good', claims };
    return judge({ presented, ticket: verdict.ticket, code, towards, ...how });
  }

  return {
    shown,
    dismiss: useCallback(() => setShown(null), []),
    tickets,
    inside: countInside(groupScans(scans), tickets, doorData.date),
    scans,
    /** How many scans this phone could not save yet. */
    unsaved: unsaved.length,
    /** Without those of an evening that was put off. */
    ofEvening: scans.filter(({ at }) => at >= from),
    presentCode,
    choose: (ticket: DoorTicketRow, how: Pick<Shown, 'paid' | 'count'> = {}) =>
      judge({ presented: { from: 'search' }, ticket, code: null, ...how }),
    remainingOf: (ticket: DoorTicketRow) =>
      evaluateScans(scansOf(ticket.uuid), { ...doorData.date, seats: ticket.seats }).remaining,
    /** How many people a ticket found by name would let in now. */
    letsIn(ticket: DoorTicketRow) {
      const { code, remaining } = verdictOf(
        { presented: { from: 'search' }, ticket, code: null },
        clock.now(),
      );
      return code === 'OK' ? clampCount(remaining) : 0;
    },
    undo,
    recount,
    again,
    now: clock.now,
  };
}

type AgainShown = Pick<ShownVerdict, 'claims' | 'code' | 'direction'> & {
  readonly verdict: Pick<Verdict, 'ticket'>;
};

const ticketOf = ({ verdict, claims }: ShownVerdict) => verdict.ticket?.uuid ?? claims?.t ?? null;

const clampCount = (count: number) => Math.max(1, Math.min(10, count));

const phoneClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The door's clock of this page.
 * @param clockOffset how far this phone's clock is ahead of the server's, in milliseconds
 */
function useDoorClock(clockOffset: number): DoorClock {
  const [clock] = useState(() => createDoorClock(phoneClocks, clockOffset));
  useEffect(() => {
    clock.correct(clockOffset);
  }, [clock, clockOffset]);
  useEffect(() => {
    const follow = () => (document.visibilityState === 'hidden' ? clock.rest() : clock.wake());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [clock]);
  return clock;
}
