import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * Runs a program to its end, its output streamed, its input closed.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {boolean} whether it ended well
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
