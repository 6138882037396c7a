import { describe, expect, test } from 'vitest';
import type { Chance } from './chance';
import { violations } from './invariants';
import { openRealServer } from './real-server';
import { type WorldOptions, liveThrough } from './world';

const asked = process.env['REAL_SEED'] ?? process.env['SEED'];
const count = Number(process.env['REAL_SEEDS'] ?? '8');
const steps = Number(process.env['STEPS'] ?? '80');
const seeds =
  asked === undefined ? Array.from({ length: count }, (_, rank) => rank + 1) : asked.split(',').map(Number);

/** So many of these evenings are lived once more, with a counter. */
const COUNTERS = 3;

/** Milliseconds: an evening takes seconds, and on a busy machine many times as long. */
const PATIENCE = 600_000;

function optionsOf(seed: number): WorldOptions {
  return {
    seed,
    steps,
    devices: 1 + (seed % 3),
    faults: [0.3, 0.1, 0][seed % 3] ?? 0,
    kills: [0, 0.03, 0.2, 0.6][seed % 4] ?? 0,
    restores: false,
    roleChanges: seed % 2 === 0,
    clockJumps: seed % 3 === 1,
    evictions: seed % 3 === 0,
    deaf: seed % 4 === 1,
    builds: seed % 5 >= 3,
    thin: seed % 4 === 2,
  };
}

async function faultsOf(options: WorldOptions): Promise<readonly string[]> {
  const opened: { close(): Promise<void> }[] = [];
  const openServer = async (chance: Chance, now: () => number) => {
    const server = await openRealServer(chance, now, options.counter);
    opened.push(server);
    return server;
  };
  let faults: readonly string[] = [];
  try {
    await liveThrough(options, openServer, async (world) => {
      faults = await violations(world);
    });
  } finally {
    for (const server of opened) await server.close();
  }
  return faults;
}

describe('a world around the real server', () => {
  test.each(seeds)(
    'keeps its promises in evening %i',
    async (seed) => {
      expect(await faultsOf(optionsOf(seed)), `replay with SEED=${seed}`).toEqual([]);
    },
    PATIENCE,
  );
});

describe('a counter at the real server', () => {
  test.each(seeds.slice(0, COUNTERS))(
    'keeps its promises in evening %i',
    async (seed) => {
      const options = { ...optionsOf(seed), counter: true };
      expect(await faultsOf(options), `replay with SEED=${seed}`).toEqual([]);
    },
    PATIENCE,
  );
});
