import { planOf } from './test-plan.mjs';

export const soakParts = ['tests', 'properties', 'worlds', 'journeys', 'browsers', 'production'];

const USUAL_MINUTES = 30;

/**
 * Parses the arguments of the soak: minutes, a part, files of it, each optional.
 * @param {string[]} words as typed after `--`
 * @returns {{minutes: number, parts: string[], files: string[]}}
 */
export function soakPlanOf(words) {
  const [first = ''] = words;
  const isTimed = /^\d+(\.\d+)?$/.test(first);
  return {
    minutes: isTimed ? Number(first) : USUAL_MINUTES,
    ...planOf(isTimed ? words.slice(1) : words, soakParts),
  };
}
