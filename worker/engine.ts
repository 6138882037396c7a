import { createMirror } from '#mirror/database';
import { type Device, openDevice } from '#mirror/device';
import { VISITOR, openOutboxes } from '#mirror/outbox';
import { identity } from './door/device-door';
import { reportDoor } from './door/door-report';
import { createBudget } from './http/request-budget';
import { createServer } from './http/server';
import { lineAfter } from './http/server-answer';
import { tellingLoss } from './base/telling-loss';
import { coalesced } from './base/coalesced';
import { once } from './base/once';
import { countAbsent } from './queue/absent-writes';
import { createFileSender } from './queue/file-sender';
import { createHolds } from './queue/holds';
import { createHousekeeping } from './sync/housekeeping';
import { type Waiting, readWaiting, reflect, reflectAll } from './queue/reflect';
import { restore } from './restore';
import type { SessionState } from './sync-state';
import { createSessionManager } from './session/session-manager';
import { currentOwner } from './sync/current-owner';
import type { Surroundings } from './base/surroundings';
import { rowsOf } from './sync/decode-answer';
import { takeFirstRows } from './sync/first-rows';
import { createGenerations } from './sync/generations';
import type { Owner } from './sync/owner';
import { pull } from './sync/pull';
import type { RoundNeeds } from './sync/round';
import { timedRound } from './sync/timed-round';
import { createRoundScheduler } from './sync/round-scheduler';
import { createSyncBoard, noteOwnRows } from './sync/sync-board';
import { type TabMessage, openTabs } from './base/tabs';
import { createLine } from './sync/line';

export type Engine = ReturnType<typeof createEngine>;

/** The parts of the worker, put together. */
export function createEngine(given: Surroundings) {
  const surroundings = tellingLoss(given, () => board.setContact({ isStorageLost: true }));
  const mirror = createMirror(surroundings.storage);
  const device: Device = openDevice(surroundings.storage);
  const tabs = openTabs(surroundings);
  const holds = createHolds(surroundings);
  const generations = createGenerations(mirror, surroundings);
  const outboxOf = openOutboxes(() => surroundings.storage);
  let owner: Owner = { uuid: null, scopes: [] };
  /** As screens are told: the next person's only once the former's rows are gone. */
  let session: SessionState = { kind: 'unknown' };

  const waiting = (): Waiting => ({ device, outbox: owner.uuid === null ? null : outboxOf(owner.uuid) });
  /**
   * The outboxes that the current person may see: their own, and the visitors'. The latter belongs to no account and is
   * sent without one.
   */
  const outboxes = () => [...(owner.uuid === null ? [] : [outboxOf(owner.uuid)]), outboxOf(VISITOR)];
  const board = createSyncBoard({
    waiting,
    visitors: outboxOf(VISITOR),
    absent: () => countAbsent(surroundings, outboxOf, owner.uuid),
    session: () => session,
  });
  const budget = createBudget(surroundings, (at, worthKeeping) => {
    tabs.tell({ kind: 'requests', at: at.slice(-1) });
    if (worthKeeping) void device.facts.put({ name: 'requests', at }).catch(surroundings.report);
  });
  const server = createServer(surroundings, {
    device,
    budget,
    board,
    onAnswer: (answer) => {
      line.learn(lineAfter(answer));
      line.tellTabs();
    },
    doorReport: () => reportDoor(device, board.ownMirroredAt()),
  });
  const correctedNow = () => surroundings.now() - (board.contact().clockOffset ?? 0);
  const keeper = createSessionManager({
    surroundings,
    device,
    server,
    correctedNow,
    onChange: async () => {
      tabs.tell({ kind: 'session' });
      await followSession();
    },
  });
  const scheduler = createRoundScheduler({
    surroundings,
    holds,
    keeper,
    onDue: () => void synchronise(),
    onHeard: () => line.hear(),
  });

  const line = createLine({ surroundings, board, tabs, onBack: scheduler.reconnect });

  /** Never two at once, or an older one could end last. */
  const refreshOwner = coalesced(handOver);

  const needs: RoundNeeds = {
    surroundings,
    correctedNow,
    mirror,
    generations,
    server,
    keeper,
    budget,
    holds,
    isOffline: () => board.contact().line === 'offline',
    wasAnsweredLately: line.wasAnsweredLately,
    board,
    waiting,
    visitors: outboxOf(VISITOR),
    refreshOwner,
    owner: () => owner,
    onChange: reflectWrites,
    makeRoom: () => makeRoom(),
    // The pull that ends this round brings the current scopes.
    onMissingRight: () => holds.succeed('pull'),
    async onAccount({ answer }) {
      await server.move.follow(answer.movesTo);
      const [account] = rowsOf(answer, 'account');
      if (account !== undefined) await keeper.renewUser(account);
    },
  };
  const housekeeping = createHousekeeping({ ...needs, device, outboxOf });
  const sendFiles = createFileSender({
    ...needs,
    outbox: () => waiting().outbox,
    onSent: () => void synchronise(),
    onHeld: scheduler.plan,
  });
  server.renewCsrfBy(async () => {
    const pulled = await pull(needs);
    if (pulled?.kind === 'applied') await needs.onAccount(pulled);
  });
  tabs.listen((message) => void hear(message).catch(surroundings.report));

  /** Updates what screens show of these writes, in every generation that they may read. */
  async function reflectWrites(keys: readonly string[]): Promise<void> {
    await generations.each((generation) => reflect(generation, waiting(), keys));
    await board.recount();
    tabs.tell({ kind: 'outbox' });
  }

  /** Gives the mirror to who is logged in now. */
  async function handOver(): Promise<void> {
    const before = owner.uuid;
    // A tab that was frozen has not heard who came meanwhile: it must not take the mirror back from them.
    await keeper.reload();
    const state = keeper.state();
    try {
      owner = await currentOwner(needs, device);
      const here = waiting();
      const changed = await generations.changeOwner(owner, () => readWaiting(here));
      // Adds writes saved while the owner changed.
      if (changed.length > 0) await generations.each((generation) => reflectAll(generation, waiting()));
    } finally {
      session = state;
      if (owner.uuid !== before) scheduler.reconnect();
      // The first load of the next person's rows is about to begin.
      if (owner.uuid !== null && owner.uuid !== before) board.setContact({ loading: true });
      await noteOwnRows(board, mirror).catch(surroundings.report);
    }
  }

  async function followSession(): Promise<void> {
    const before = owner.uuid;
    await refreshOwner();
    await board.recount();
    if (owner.uuid === before) return;
    holds.release();
    void synchronise();
  }

  async function hear(message: TabMessage): Promise<void> {
    switch (message.kind) {
      case 'session':
        return followSession();
      case 'outbox':
        return board.recount();
      case 'contact':
        return line.learn(message.contact);
      case 'round-over':
        scheduler.plan();
        return noteOwnRows(board, mirror);
      case 'requests':
        return budget.learn(message.at);
    }
  }

  let roundOver = () => {};
  let makeRoom = async () => {};
  /** Resolves when a round that began after this call is over. */
  const synchronise = coalesced(oneRound);

  async function oneRound(): Promise<void> {
    await timedRound({ ...needs, housekeeping, tabs });
    line.tellTabs();
    tabs.tell({ kind: 'round-over' });
    scheduler.plan();
    roundOver();
    void sendFiles().catch(surroundings.report);
  }

  return {
    surroundings,
    /** The estimated server time: times of the device's own clock must not leave the device. */
    correctedNow,
    mirror,
    device,
    server,
    keeper,
    board,
    holds,
    generations,
    outboxOf,
    outboxes,
    /** This device's UUID, read once: a scan must not wait for it. */
    identity: once(() => identity({ device, surroundings })),
    reflectWrites,
    synchronise,
    onRoundOver: (listener: () => void) => (roundOver = listener),
    onFull: (listener: () => Promise<void>) => (makeRoom = listener),
    takeFirstRows: (text: string) => takeFirstRows(needs, text),
    /** Restores the state from before this worker started. */
    open: () => restore({ ...needs, server, device, housekeeping }),
    /** Listens to the server: only once the page's own rows are stored, or a first load brings them a second time. */
    follow: scheduler.begin,
    refreshOwner,
  };
}
