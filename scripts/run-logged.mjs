import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';
import { testFolder } from './test-folder.mjs';

/**
 * Starts a test runner, a JavaScript file of node_modules. Its output goes to a log; what it writes to file descriptor
 * 3 is shown.
 * @param {string} file its path below node_modules
 * @param {string[]} args
 * @param {{log: string, env?: Record<string, string>}} options `env`: added to this process's own
 * @returns {{interrupt(): void, isInterrupted(): boolean, ended: Promise<boolean>}} `ended`: whether it succeeded
 */
export function startLogged(file, args, { log, env = {} }) {
  mkdirSync(dirname(log), { recursive: true });
  const lines = openSync(log, 'w');
  const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: ['ignore', lines, lines, 'pipe'],
    env: { ...process.env, TMPDIR: testFolder(), ...env },
  });
  closeSync(lines);
  child.stdio[3]?.on('data', (/** @type {Buffer} */ chunk) => process.stdout.write(chunk));
  let isInterrupted = false;
  return {
    interrupt() {
      isInterrupted = true;
      child.kill('SIGINT');
    },
    isInterrupted: () => isInterrupted,
    ended: new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code) => resolve(code === 0));
    }),
  };
}
