import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH = 2 ** 31;

/**
 * The folder of the tests' databases and browsers: in memory if Linux provides enough of it. On a busy disk a commit
 * may take longer than a phone waits for an answer, and a test would fail because of the machine.
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
