import { readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** After this time the process id in the file is presumed to be another process's. Milliseconds. */
const LONGEST_WORK = 15 * 60_000;

/**
 * Waits while another process does what nobody else may do meanwhile.
 * @param {string} file holds that process's id as long as it works
 * @param {string} sentence printed if there is something to wait for
 */
export async function otherProcess(file, sentence) {
  const pid = Number(readOrEmpty(file));
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // Its process may live on once the work is done: the file is gone then, or of another one's work.
  const goesOn = () => Number(readOrEmpty(file)) === pid && isAlive(pid) && Date.now() - since < LONGEST_WORK;
  if (!goesOn()) return;
  // Not among the output of the command that waits.
  console.error(sentence);
  while (goesOn()) await wait(500);
}

/** @param {number} pid */
function isAlive(pid) {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
