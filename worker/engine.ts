import { scopesOf } from '#common/rules/scopes';
import { createMirror } from '#mirror/database';
import { type Device, openDevice } from '#mirror/device';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { identity } from './door/device-door';
import { createBudget } from './http/request-budget';
import { createServer } from './http/server';
import { underLock } from './lock';
import { createHolds } from './queue/holds';
import { type Waiting, reflect, reflectAll } from './queue/reflect';
import { createSessionKeeper } from './session/session-keeper';
import type { Surroundings } from './surroundings';
import { rowsOf } from './sync/decode-answer';
import { takeFirstRows } from './sync/first-rows';
import { type Owner, createGenerations } from './sync/generations';
import { pull } from './sync/pull';
import { type RoundNeeds, round } from './sync/round';
import { createWake } from './sync/wake';
import { createSyncBoard } from './sync-board';
import { type TabMessage, openTabs } from './tabs';
import { within } from './wait';

/** A holder that is silent for so long is taken for frozen, in milliseconds. */
const LOCK_PATIENCE = 30_000;
/** A round that takes longer than this is not waited for: the next one may begin beside it. */
const ROUND_PATIENCE = 5 * 60_000;

export type Engine = ReturnType<typeof createEngine>;

/** The parts of the worker, put together. */
export function createEngine(surroundings: Surroundings) {
  const mirror = createMirror(surroundings.storage);
  const device: Device = openDevice(surroundings.storage);
  const tabs = openTabs(surroundings);
  const holds = createHolds(surroundings);
  const generations = createGenerations(mirror, surroundings);
  const outboxes = new Map<string, Outbox>();
  let owner: Owner = { uuid: null, scopes: [] };

  const waiting = (): Waiting => ({ device, outbox: owner.uuid === null ? null : outboxOf(owner.uuid) });
  const board = createSyncBoard({ waiting, session: () => keeper.state() });
  const budget = createBudget(surroundings, (at, worthKeeping) => {
    tabs.tell({ kind: 'requests', at: at.slice(-1) });
    if (worthKeeping) void device.facts.put({ name: 'requests', at }).catch(surroundings.report);
  });
  const server = createServer(surroundings, {
    budget,
    onAnswer: (answered) => meet({ line: answered ? 'online' : 'offline' }),
  });
  const keeper = createSessionKeeper({
    surroundings,
    device,
    server,
    clockOffset: () => board.contact().clockOffset ?? 0,
    onChange: async () => {
      tabs.tell({ kind: 'session', ended: keeper.state().kind === 'ended' });
      await followSession();
    },
  });
  const wake = createWake({ surroundings, holds, keeper, onDue: () => void synchronise() });

  const needs: RoundNeeds = {
    surroundings,
    mirror,
    generations,
    server,
    keeper,
    budget,
    holds,
    board,
    waiting,
    settleOwner,
    owner: () => owner,
    onChange: show,
    // The pull that ends this round brings the scopes as they are now.
    onMissingRight: () => holds.succeed('pull'),
    async onAccount({ answer }) {
      const [account] = rowsOf(answer, 'account');
      const own = keeper.current()?.user.uuid;
      if (account !== undefined && account.uuid === own) await keeper.renewUser(account);
    },
  };
  server.renewCsrfBy(() => pull(needs));
  tabs.listen((message) => void hear(message).catch(surroundings.report));

  function outboxOf(person: string): Outbox {
    const known = outboxes.get(person);
    if (known !== undefined) return known;
    const opened = openOutbox(person, surroundings.storage);
    outboxes.set(person, opened);
    return opened;
  }

  const meet = (change: Parameters<typeof board.meet>[0]) => {
    board.meet(change);
    tabs.tell({ kind: 'contact', contact: board.contact() });
  };

  /** Shows what became of these writes, in every generation that a screen may read. */
  async function show(keys: readonly string[]): Promise<void> {
    for (const generation of await generations.all()) await reflect(generation, waiting(), keys);
    await board.recount();
    tabs.tell({ kind: 'outbox' });
  }

  async function settleOwner(): Promise<void> {
    owner = await whoIsHere();
    for (const generation of await generations.changeOwner(owner)) await reflectAll(generation, waiting());
  }

  async function whoIsHere(): Promise<Owner> {
    const user = keeper.current()?.user;
    if (user !== undefined) {
      const roles = new Set(user.habilitations.map(({ code }) => code));
      return { uuid: user.uuid, scopes: scopesOf({ uuid: user.uuid, roles }) };
    }
    const armed = (await device.fact('armed'))?.device;
    const isDoor = armed !== undefined && !armed.disarmed && armed.expiresAt.getTime() > surroundings.now();
    return { uuid: null, scopes: isDoor ? ['billetterie'] : [] };
  }

  async function followSession(): Promise<void> {
    const before = owner.uuid;
    await settleOwner();
    await board.recount();
    if (owner.uuid === before) return;
    wake.reconnect();
    void synchronise();
  }

  async function hear(message: TabMessage): Promise<void> {
    switch (message.kind) {
      case 'session':
        await keeper.reload(message.ended);
        return followSession();
      case 'outbox':
        return board.recount();
      case 'contact':
        return board.meet(message.contact);
      case 'round-over':
        return wake.plan();
      case 'requests':
        return budget.learn(message.at);
    }
  }

  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  /** Resolves when a round that began after this call is over. */
  function synchronise(): Promise<void> {
    if (current === null) {
      current = oneRound().finally(() => {
        current = null;
      });
      return current;
    }
    next ??= current.then(() => {
      next = null;
      return synchronise();
    });
    return next;
  }

  async function oneRound(): Promise<void> {
    const work = underLock(surroundings, 'round', LOCK_PATIENCE, () => round(needs));
    await within(surroundings, ROUND_PATIENCE, work, undefined).catch(surroundings.report);
    await board.recount().catch(surroundings.report);
    tabs.tell({ kind: 'contact', contact: board.contact() });
    tabs.tell({ kind: 'round-over' });
    wake.plan();
  }

  let known: Promise<string> | null = null;

  /** This device's name, read once: a scan must not wait for it. */
  function identityHere(): Promise<string> {
    known ??= identity({ device, surroundings }).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  }

  /** Opens what was there before this worker was. */
  async function open(): Promise<void> {
    await keeper.reload(false);
    budget.learn((await device.fact('requests'))?.at ?? []);
    await settleOwner();
    wake.begin();
    const follow = await mirror.read((generation) => generation.follow.get('follow'), undefined);
    const mirroredAt = follow?.caughtUpAt ?? null;
    board.meet({ mirroredAt, loading: mirroredAt === null, clockOffset: follow?.clockOffset ?? null });
    for (const generation of await generations.all()) await reflectAll(generation, waiting());
    await board.recount();
    await generations.sweep();
  }

  return {
    surroundings,
    device,
    server,
    keeper,
    board,
    holds,
    generations,
    outboxOf,
    identity: identityHere,
    show,
    synchronise,
    takeFirstRows: (text: string) => takeFirstRows(needs, text),
    open,
    settleOwner,
  };
}
