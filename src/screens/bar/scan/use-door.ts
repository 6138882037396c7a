import { useCallback, useMemo, useRef, useState } from 'react';
import type { Result } from '#common/base/result';
import type {
  DoorDateRow,
  DoorKeyRow,
  DoorScanRow,
  DoorTicketRow,
  ScanKind,
  TicketClaims,
} from '#common/contract/tickets/door';
import { evaluateScans } from '#common/rules/scan-journal';
import { plainCode } from '#common/rules/ticket-code';
import { type Presented, type Verdict, ticketVerdict } from '#common/rules/ticket-verdict';
import type { Failure, SavedWrite } from '#worker/api';
import { enqueueScan } from '../../../bridge/calls';
import { countInside, groupScans, indexTickets } from '../door-index';
import type { DoorSounds } from './door-sounds';
import { readTicket } from './read-ticket';
import { type UnsavedCause, unsavedCause } from './unsaved-scan';
import { useDoorClock } from './use-door-clock';
import { useOwnScans } from './use-own-scans';
import { verdictClasses } from './verdict-class';

export interface DoorData {
  readonly date: DoorDateRow;
  readonly tickets: readonly DoorTicketRow[];
  readonly scans: readonly DoorScanRow[];
  readonly keys: readonly DoorKeyRow[];
}

export type Direction = 'entry' | 'exit';

/**
 * A verdict on the screen. `saving` until the outbox holds the scan; `none` if there is nothing to save; `late` if it
 * was not saved in time, but may still be; `full` if the phone has no room for it; `failed` if it could not be stored.
 */
export interface ShownVerdict {
  readonly id: string;
  readonly verdict: Verdict;
  readonly claims: TicketClaims | null;
  readonly code: string | null;
  readonly direction: Direction;
  readonly count: number;
  readonly at: Date;
  /** The amount due was paid at the door. */
  readonly paid: boolean;
  readonly saved: 'none' | 'saving' | 'saved' | UnsavedCause;
  /** The scan's key, once it is durable. */
  readonly key: string | null;
}

interface Options {
  readonly doorData: DoorData;
  readonly device: { readonly uuid: string; readonly name: string };
  readonly staff: string;
  readonly direction: Direction;
  readonly sounds: DoorSounds;
  /** How far this phone's clock is ahead of the server's, in milliseconds. */
  readonly clockOffset: number;
}

/** The input to a verdict: a code, or a ticket chosen from the list. */
interface Shown {
  readonly presented: Presented;
  readonly ticket: DoorTicketRow | null;
  readonly code: string | null;
  readonly paid?: boolean;
  /** How many of the ticket's people; all of them if absent. */
  readonly count?: number;
}

/** The door: takes a code or a ticket, shows the verdict at once, and saves the scan. */
export function useDoor({ doorData, device, staff, direction, sounds, clockOffset }: Options) {
  const [shown, setShown] = useState<ShownVerdict | null>(null);
  const own = useOwnScans(doorData.scans);
  const clock = useDoorClock(clockOffset);
  const counter = useRef(0);

  const tickets = useMemo(() => indexTickets(doorData.tickets), [doorData.tickets]);
  const mirrored = useMemo(() => groupScans(doorData.scans), [doorData.scans]);
  const scansOf = (ticket: string) => [
    ...(mirrored.get(ticket) ?? []),
    ...(groupScans(own.unseen()).get(ticket) ?? []),
  ];

  function verdictOf({ presented, ticket, paid = false }: Shown, at: Date): Verdict {
    const claims = presented.from === 'qr' ? presented.claims : null;
    const uuid = ticket?.uuid ?? claims?.t;
    return ticketVerdict({
      presented,
      matches: ticket === null ? [] : [ticket],
      scans: uuid === undefined ? [] : scansOf(uuid),
      date: doorData.date,
      direction,
      at,
      paid,
    });
  }

  /** Gives a verdict at once, from memory; a ticket that may pass is saved without a further tap. */
  async function judge(what: Shown): Promise<void> {
    const { presented, ticket, code, paid = false, count } = what;
    const claims = presented.from === 'qr' ? presented.claims : null;
    const uuid = ticket?.uuid ?? claims?.t;
    const at = clock.now();
    const verdict = verdictOf(what, at);
    const passes = verdict.code === 'OK' && uuid !== undefined;
    const seats = ticket?.seats ?? claims?.n ?? 1;
    const possible = direction === 'entry' ? verdict.remaining : seats - verdict.remaining;
    // Another phone may have let some of them in since the number was asked.
    const people = clampCount(Math.min(count ?? possible, possible));
    const id = nextId();
    const base = { id, verdict, claims, code, direction, count: people, at, paid, key: null };
    setShown({ ...base, saved: passes ? 'saving' : 'none' });
    sounds.play(verdictClasses[verdict.code]);
    if (!passes) return;
    const scan = { ticket: uuid, code, kind: direction, count: people, undoes: null, paid, at };
    const markSaved = ({ key }: SavedWrite) =>
      setShown((now) => (now?.id === id ? { ...now, saved: 'saved', key } : now));
    const kept = await keep(id, scan, markSaved);
    if (kept.ok) return markSaved(kept.value);
    // Also if the next ticket is already in view: this scan may not be stored anywhere.
    sounds.play('technical');
    setShown({ ...base, saved: unsavedCause(kept.failure.kind) });
  }

  /** Counts on this phone at once; resolves when the scan is durable, or with the reason why it is not yet. */
  async function keep(
    id: string,
    scan: KeptScan,
    onLate: (saved: SavedWrite) => void = () => {},
  ): Promise<Result<SavedWrite, Failure>> {
    const { ticket, kind, count, at, undoes } = scan;
    const row: DoorScanRow = {
      uuid: id,
      ticket,
      dateUuid: doorData.date.uuid,
      device: device.uuid,
      deviceName: device.name,
      seq: counter.current,
      at,
      kind,
      count,
      by: staff,
      status: 'accepted',
      ...(undoes !== null && { undoes }),
    };
    own.add(row);
    // If there is a code, the server reads the ticket from it and checks its signature itself.
    const sent = { ...scan, ticket: scan.code === null ? ticket : null, dateUuid: doorData.date.uuid };
    const saved = await enqueueScan(sent, (late) => {
      own.add({ ...row, uuid: late.key });
      onLate(late);
    });
    if (saved.ok) own.keep(id, saved.value.key);
    else own.drop(id);
    return saved;
  }

  /** Undoes a scan by a record of its own; nothing is erased. */
  async function undo(scan: { readonly uuid: string; readonly ticket: string | null }): Promise<boolean> {
    const kept = {
      ticket: scan.ticket,
      code: null,
      kind: 'undo',
      count: 1,
      undoes: scan.uuid,
      paid: false,
    } as const;
    const saved = await keep(nextId(), { ...kept, at: clock.now() });
    if (saved.ok) setShown(null);
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
    const ticket = verdict.verdict.ticket;
    const uuid = ticket?.uuid ?? verdict.claims?.t ?? null;
    if (verdict.key === null || !(await undo({ uuid: verdict.key, ticket: uuid }))) return;
    const presented: Presented =
      verdict.claims === null
        ? { from: 'search' }
        : { from: 'qr', signature: 'good', claims: verdict.claims };
    await judge({ presented, ticket, code: verdict.code, paid: verdict.paid, count });
  }

  const nextId = () => {
    counter.current += 1;
    return `${device.uuid}-${counter.current}`;
  };

  return {
    shown,
    dismiss: useCallback(() => setShown(null), []),
    tickets,
    inside: countInside(groupScans([...doorData.scans, ...own.unseen()]), tickets, doorData.date),
    scans: [...doorData.scans, ...own.unseen()],
    presentCode,
    choose: (ticket: DoorTicketRow, how: Pick<Shown, 'paid' | 'count'> = {}) =>
      judge({ presented: { from: 'search' }, ticket, code: null, ...how }),
    remainingOf: (ticket: DoorTicketRow) =>
      evaluateScans(scansOf(ticket.uuid), { seats: ticket.seats, reEntry: doorData.date.reEntry }).remaining,
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
    now: clock.now,
  };
}

interface KeptScan {
  readonly ticket: string | null;
  readonly code: string | null;
  readonly kind: ScanKind;
  readonly count: number;
  readonly undoes: string | null;
  readonly paid: boolean;
  readonly at: Date;
}

const clampCount = (count: number) => Math.max(1, Math.min(10, count));
