/** @typedef {{parts: string[], files: string[]}} Plan `files`: what narrows a part, none for the whole of it */

/**
 * What a command is asked to run: every part, or one, or some files of one.
 * @param {string[]} words as typed after `--`
 * @param {string[]} parts
 * @returns {Plan}
 */
export function planOf(words, parts) {
  const [part, ...files] = words;
  if (part === undefined) return { parts, files: [] };
  if (parts.includes(part)) return { parts: [part], files };
  throw new Error(`There is no part “${part}”. The parts: ${parts.join(', ')}.`);
}
