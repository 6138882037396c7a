import { readFileSync } from 'node:fs';

const LOOK_EVERY = 1000;

/**
 * Sends this process SIGTERM once the npm that started it is gone, or the shell between them: a `kill` of npm reaches
 * this process only where that shell passes signals on. Does nothing in a process that npm did not start.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parents = [process.ppid, ...npmBehind(process.ppid)];
  const look = () => {
    const isWhole = process.ppid === parents[0] && parents.slice(1).every(isAlive);
    if (isWhole) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  };
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
}

/**
 * The process that started a shell which runs one command; none for a parent that is no shell, or on a system that does
 * not say.
 * @param {number} pid
 */
function npmBehind(pid) {
  try {
    const [command = '', option] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return /(^|\/)(da|ba|z)?sh$/.test(command) && option === '-c' ? [statOf(pid).parent] : [];
  } catch {
    return [];
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return statOf(pid).state !== 'Z';
  } catch {
    return false;
  }
}

/**
 * `27503 (sh) S 27481 …`: the name may hold spaces and brackets.
 * @param {number} pid
 */
function statOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, parent: Number(parent) };
}
