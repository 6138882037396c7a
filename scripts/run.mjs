import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * Runs a program to its end, with its output shown and its input closed.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {boolean} whether it succeeded
 */
export function run(command, args, env = {}) {
  return (
    spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }).status === 0
  );
}

/**
 * Runs a JavaScript file of node_modules.
 * @param {string} file its path below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runTool(file, args, env) {
  return run(process.execPath, [join(root, 'node_modules', file), ...args], env);
}

/**
 * Runs a JavaScript file of node_modules and captures its output, to show it or to repeat the reason of a failure.
 * @param {string} file its path below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {Promise<{ended: boolean, said: string}>} whether it succeeded, and its whole output
 */
export function hearTool(file, args, env = {}) {
  const child = spawn(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ ended: code === 0, said: Buffer.concat(chunks).toString().trim() }),
    );
  });
}
