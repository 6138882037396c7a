import { spawnSync } from 'node:child_process';
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
 * Runs a JavaScript file of node_modules and captures its output, to repeat the reason of a failure later.
 * @param {string} file its path below node_modules
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {{ended: boolean, said: string}} whether it succeeded, and its whole output, which was shown too
 */
export function hearTool(file, args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', file), ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      maxBuffer: Infinity,
      env: { ...process.env, ...env },
    },
  );
  const said = `${stderr}${stdout}${error?.message ?? ''}`.trim();
  if (said !== '') console.log(said);
  return { ended: status === 0, said };
}
