import { describe, expect, test } from 'vitest';
import { soakParts, soakPlanOf } from '../../scripts/soak-plan.mjs';

describe('the soak', () => {
  test('takes half an hour over all of its parts when nothing is asked for', () => {
    expect(soakPlanOf([])).toEqual({ minutes: 30, parts: soakParts, files: [] });
  });

  test('takes the minutes, the part and the files that are asked for', () => {
    expect(soakPlanOf(['5', 'journeys', 'door'])).toEqual({
      minutes: 5,
      parts: ['journeys'],
      files: ['door'],
    });
    expect(soakPlanOf(['worlds'])).toEqual({ minutes: 30, parts: ['worlds'], files: [] });
  });

  test('names its parts to who asks for another', () => {
    expect(() => soakPlanOf(['5', 'door'])).toThrow(
      'tests, properties, worlds, journeys, browsers, production',
    );
  });
});
