import { describe, expect, test } from 'vitest';
import { planOf } from '../../scripts/test-plan.mjs';

const parts = ['check', 'journeys'];

describe('what the test command runs', () => {
  test('is everything when nothing is asked for', () => {
    expect(planOf([], parts)).toEqual({ parts, files: [] });
  });

  test('is the part that is asked for, and of it the files', () => {
    expect(planOf(['journeys'], parts)).toEqual({ parts: ['journeys'], files: [] });
    expect(planOf(['journeys', 'door'], parts)).toEqual({ parts: ['journeys'], files: ['door'] });
  });

  test('is nothing where there is no such part, and the parts are named', () => {
    expect(() => planOf(['door'], parts)).toThrow('There is no part “door”. The parts: check, journeys.');
  });
});
