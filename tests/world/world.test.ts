import { describe, expect, test } from 'vitest';
import type { Chance } from './chance';
import { violations } from './invariants';
import { createModelServer } from './model-server';
import { troupe } from './troupe';
import { type WorldOptions, liveThrough } from './world';

const asked = process.env['SEED'];
const count = Number(process.env['SEEDS'] ?? '80');
const steps = Number(process.env['STEPS'] ?? '120');
const seeds =
  asked === undefined ? Array.from({ length: count }, (_, rank) => rank + 1) : asked.split(',').map(Number);

/** Milliseconds: an evening takes seconds, and on a busy machine many times as long. */
const PATIENCE = 600_000;

const openModel = async (chance: Chance, now: () => number) => createModelServer(chance, now, troupe);

/** Each seed draws its own weather, so that one replays with all that it had. */
function optionsOf(seed: number): WorldOptions {
  return {
    seed,
    steps,
    devices: 1 + (seed % 3),
    faults: [0, 0.1, 0.3, 0.6][seed % 4] ?? 0,
    kills: [0, 0.03, 0.03, 0.2, 0.6][seed % 5] ?? 0,
    restores: seed % 7 === 0,
    roleChanges: seed % 2 === 0,
    clockJumps: seed % 3 === 0,
    evictions: seed % 6 === 1,
    deaf: seed % 8 >= 5,
    builds: seed % 4 >= 2,
    thin: seed % 5 === 2,
  };
}

describe('a world of phones, tabs, faults and one server', () => {
  test.each(seeds)(
    'keeps its promises in evening %i',
    async (seed) => {
      await liveThrough(optionsOf(seed), openModel, async (world) => {
        expect(await violations(world), `replay with SEED=${seed}`).toEqual([]);
      });
    },
    PATIENCE,
  );
});
