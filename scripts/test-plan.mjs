/** @typedef {{parts: string[], files: string[]}} Plan `files`: restricts a part; empty for the whole part */

/**
 * Parses the arguments of a command: every part, one part, or some files of one.
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
