import { spawn } from 'node:child_process';

const work = `const [end, parent] = process.argv.slice(1).map(Number);
while (Date.now() < end && process.ppid === parent) for (let step = 0; step < 1e7; step += 1);`;

/**
 * Keeps the machine at work: what only fails then fails now.
 * @param {number} count of processes; they end with this one, whatever ends it
 * @param {number} end their last moment, in milliseconds since 1970
 * @returns {() => void} ends them
 */
export function startBusy(count, end) {
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', work, String(end), String(process.pid)], { stdio: 'ignore' }),
  );
  return () => processes.forEach((each) => each.kill('SIGKILL'));
}
