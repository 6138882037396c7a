import { describe, expect, test } from 'vitest';
import type { Chance } from './chance';
import { violations } from './invariants';
import { createModelServer } from './model-server';
import { openRealServer } from './real-server';
import { troupe } from './troupe';
import { type WorldOptions, liveThrough } from './world';
import type { WorldServer } from './world-server';

const steps = Number(process.env['STEPS'] ?? '120');
const seedsOf = (asked: string | undefined, count: number) =>
  asked === undefined ? Array.from({ length: count }, (_, rank) => rank + 1) : asked.split(',').map(Number);
const seeds = seedsOf(process.env['DAYS_SEED'] ?? process.env['SEED'], Number(process.env['SEEDS'] ?? '30'));
const realSeeds = seedsOf(process.env['REAL_DAYS_SEED'] ?? process.env['SEED'], 4);

/** Milliseconds: some weeks take seconds, and on a busy machine many times as long. */
const PATIENCE = 600_000;

/** Weeks with less that goes wrong at once than in an evening: what is tried is that time passes. */
function optionsOf(seed: number): WorldOptions {
  return {
    seed,
    steps,
    devices: 1 + (seed % 3),
    faults: [0, 0.05, 0.2][seed % 3] ?? 0,
    kills: [0, 0.03, 0.2][seed % 3] ?? 0,
    restores: false,
    roleChanges: seed % 4 === 0,
    clockJumps: false,
    evictions: false,
    deaf: seed % 5 === 4,
    builds: seed % 4 === 3,
    thin: false,
    days: true,
  };
}

describe('days, nights and months of a world of phones and tabs', () => {
  const openModel = async (chance: Chance, now: () => number) => createModelServer(chance, now, troupe);

  test.each(seeds)(
    'at a model of the server, its promises are kept in life %i',
    async (seed) => {
      await liveThrough(optionsOf(seed), openModel, async (world) => {
        expect(await violations(world), `replay with SEED=${seed}`).toEqual([]);
      });
    },
    PATIENCE,
  );

  test.each(realSeeds)(
    'at the real server, its promises are kept in life %i',
    async (seed) => {
      let opened: (WorldServer & { close(): Promise<void> }) | undefined;
      try {
        const openReal = async (chance: Chance, now: () => number) =>
          (opened = await openRealServer(chance, now));
        await liveThrough(optionsOf(seed), openReal, async (world) => {
          expect(await violations(world), `replay with SEED=${seed}`).toEqual([]);
        });
      } finally {
        await opened?.close();
      }
    },
    PATIENCE,
  );
});
