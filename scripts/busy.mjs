import { spawn } from 'node:child_process';

const work = `const [end, parent] = process.argv.slice(1).map(Number);
while (Date.now() < end && process.ppid === parent) for (let step = 0; step < 1e7; step += 1);`;

/**
 * Keeps the processors busy, to provoke failures that only happen under load.
 * @param {number} count of processes; they end with this one, however it ends
 * @param {number} end when they stop at the latest, in milliseconds since 1970
 * @returns {() => void} ends them
 */
export function startBusy(count, end) {
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', work, String(end), String(process.pid)], { stdio: 'ignore' }),
  );
  return () => processes.forEach((each) => each.kill('SIGKILL'));
}
