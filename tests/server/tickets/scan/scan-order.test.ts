import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ScanKind, ScanWrite } from '#common/contract/tickets/door';
import { ticketVerdict } from '#common/rules/ticket-verdict';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { addBookedTicket, addTicket, after, openHouse, send } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';
import { fc } from '../../../support/properties';

const stage = doorStage(after(240));

interface Plan {
  readonly minute: number;
  readonly phone: 'phoneA' | 'phoneB';
  readonly kind: ScanKind;
  readonly count: number;
  readonly paid: boolean;
  /** Which of the scans an undo takes back. */
  readonly target: number;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  minute: fc.integer({ min: 0, max: 40 }),
  phone: fc.constantFrom('phoneA', 'phoneB'),
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('entry' as const) },
    fc.constantFrom('exit' as const, 'undo' as const),
  ),
  count: fc.integer({ min: 1, max: 3 }),
  paid: fc.boolean(),
  target: fc.nat(5),
});

const story = fc.record({
  owes: fc.boolean(),
  plans: fc.array(plan, { minLength: 2, maxLength: 6 }),
  cuts: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  order: fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }),
});

/** The same scans under new keys in the same order, so that two tickets have the same journal. */
function scansOf(plans: readonly Plan[], ticket: string): ScanWrite[] {
  const keys = plans.map(() => randomUUID()).sort();
  return plans.map((planned, rank) => ({
    key: keys[rank] ?? '',
    dateUuid: stage.evening.date,
    device: stage.evening[planned.phone],
    seq: rank + 1,
    at: after(planned.minute),
    kind: planned.kind,
    by: troupe.bertrand.uuid,
    ...(planned.kind === 'undo' ? {} : { count: planned.count, paid: planned.paid }),
    ...(planned.kind === 'undo' && plans[planned.target]?.kind !== 'undo' && planned.target < plans.length
      ? { undoes: keys[planned.target] ?? '' }
      : { ticket }),
  }));
}

async function fateOf(scans: readonly ScanWrite[]) {
  const stored = await Promise.all(scans.map(({ key }) => stage.stored(key)));
  return stored.map((scan) => scan && [scan.status, scan.verdict, scan.undone]);
}

test('in whatever order and portions the uploads arrive, each scan ends the same', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ owes, plans, cuts, order }) => {
      const paid = owes ? {} : { paid_at: after(-600) };
      const inOrder = scansOf(plans, await stage.bookedTicket(paid));
      await stage.send(...inOrder);

      const other = scansOf(plans, await stage.bookedTicket(paid));
      const shuffled = other
        .map((scan, rank) => ({ scan, place: order[rank] ?? 0, cut: cuts[rank] ?? false }))
        .sort((one, two) => one.place - two.place);
      let portion: ScanWrite[] = [];
      for (const { scan, cut } of shuffled) {
        portion.push(scan);
        if (!cut) continue;
        await stage.send(...portion);
        portion = [];
      }
      if (portion.length > 0) await stage.send(...portion);
      expect(await fateOf(other)).toEqual(await fateOf(inOrder));
    }),
    { numRuns: 60 },
  );
});

test('whatever the state of the ticket and the date, the server’s verdict is that of the phone', async () => {
  const facts = fc.record({
    kind: fc.constantFrom('free', 'booking', 'paid booking', 'unknown'),
    generated: fc.boolean(),
    fact: fc.constantFrom(null, null, null, 'replaced_by', 'cancelled_at', 'blocked_at'),
    minute: fc.integer({ min: -30, max: 230 }),
    elsewhere: fc.boolean(),
    paid: fc.boolean(),
    payAtDoor: fc.boolean(),
    reEntry: fc.boolean(),
    before: fc.array(fc.constantFrom('entry' as const, 'exit' as const), { maxLength: 3 }),
    direction: fc.constantFrom('entry' as const, 'exit' as const),
  });
  await fc.assert(
    fc.asyncProperty(facts, async (state) => {
      const { database } = stage;
      const house = await openHouse(database, { pay_at_door: state.payAtDoor, re_entry: state.reEntry });
      const date = state.elsewhere ? house.otherDate : house.date;
      const ticket = await ticketOf(state, date);
      const earlier = state.before.map((kind, rank) => ({
        key: randomUUID(),
        ticket,
        dateUuid: house.date,
        device: house.phoneA,
        seq: rank + 1,
        at: after(-10 + rank),
        kind,
        paid: true,
        by: troupe.bertrand.uuid,
      }));
      if (earlier.length > 0) await send(database, ...earlier);

      // What the phone holds: the same rows.
      const doorDate = (await readDoorDates(database, [house.date])).get(house.date);
      const row = (await readDoorTickets(database, [ticket])).get(ticket);
      const stored = await Promise.all(earlier.map(({ key }) => stage.stored(key)));
      if (doorDate === undefined) throw new Error('The date is missing');
      const onPhone = ticketVerdict({
        presented: { from: 'search' },
        matches: row ? [row] : [],
        scans: earlier
          .filter((_, rank) => stored[rank]?.status !== 'refused')
          .map((scan) => ({
            ...scan,
            count: 1,
            undoes: null,
            supervisor: false,
            deviceName: 'Porte A',
            by: '',
          })),
        date: doorDate,
        direction: state.direction,
        at: after(state.minute),
        paid: state.paid,
      });

      const key = randomUUID();
      const [result] = await send(database, {
        key,
        ticket,
        dateUuid: house.date,
        device: house.phoneB,
        seq: 1,
        at: after(state.minute),
        kind: state.direction,
        paid: state.paid,
        by: troupe.bertrand.uuid,
      });
      // Later scans with an earlier time do not change what the phone decided at its moment.
      if (state.minute <= 0 && earlier.length > 0) return;
      // What the phone shows green counts; what it would not let in says why, or that others took the seats.
      if (onPhone.code === 'OK') expect(result).toMatchObject({ status: 'accepted' });
      else if (state.direction === 'exit' && result?.status === 'accepted') expect(result.verdict).toBe('OK');
      else expect(result?.verdict).toBe(result?.status === 'duplicate' ? 'DOUBLE' : onPhone.code);
    }),
    { numRuns: 80 },
  );

  async function ticketOf(
    state: { readonly kind: string; readonly generated: boolean; readonly fact: string | null },
    date: string,
  ): Promise<string> {
    if (state.kind === 'unknown') return randomUUID();
    if (state.kind !== 'free')
      return addBookedTicket(stage.database, date, state.kind === 'booking' ? {} : { paid_at: after(-600) });
    const fact =
      state.fact === null ? {} : { [state.fact]: state.fact === 'replaced_by' ? randomUUID() : after(-90) };
    const generated = state.generated ? {} : { state: 'A_GENERER' as const, generated_at: null };
    return addTicket(stage.database, date, { ...generated, ...fact });
  }
});
