import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/**
 * Where tests keep their databases and browsers: in memory where Linux lends enough of it. A disk under load lets a
 * commit wait for longer than a phone waits for an answer, and a test would fail for what the machine is.
 * @returns {string}
 */
export function testFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
