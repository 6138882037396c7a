import { describe, expect, test } from 'vitest';
import type { Chance } from './chance';
import { violations } from './invariants';
import { createModelServer } from './model-server';
import { troupe } from './troupe';
import { type WorldOptions, liveThrough } from './world';

const asked = process.env['COUNTER_SEED'] ?? process.env['SEED'];
const count = Number(process.env['COUNTER_SEEDS'] ?? '24');
const steps = Number(process.env['STEPS'] ?? '60');
const seeds =
  asked === undefined ? Array.from({ length: count }, (_, rank) => rank + 1) : asked.split(',').map(Number);

/** Milliseconds: an evening takes seconds, and on a busy machine many times as long. */
const PATIENCE = 600_000;

const openModel = async (chance: Chance, now: () => number) => createModelServer(chance, now, troupe, true);

/** Each seed draws its own weather, so that one replays with all that it had. */
function optionsOf(seed: number): WorldOptions {
  return {
    seed,
    steps,
    devices: 1 + (seed % 2),
    faults: [0, 0.1, 0.3][seed % 3] ?? 0,
    kills: [0, 0, 0.03, 0.2][seed % 4] ?? 0,
    restores: seed % 9 === 0,
    roleChanges: seed % 2 === 0,
    clockJumps: seed % 10 === 0,
    evictions: seed % 8 === 1,
    deaf: seed % 7 === 5,
    builds: seed % 5 === 3,
    thin: seed % 11 === 2,
    counter: true,
  };
}

describe('an evening whose tickets are sold at the door', () => {
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
