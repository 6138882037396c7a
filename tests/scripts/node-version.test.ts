import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/node-version.mjs');

test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])(
  'Node %s is told, in French and English, what is needed',
  (version) => {
    const { status, stderr } = underNode(version);
    expect(status).toBe(1);
    expect(stderr).toContain(`Node ${version} ne convient pas : il faut Node 20.19`);
    expect(stderr).toContain(`Node ${version} will not do: Node 20.19`);
  },
);

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('Node %s may go on', (version) => {
  expect(underNode(version)).toMatchObject({ status: 0, stderr: '' });
});

function underNode(version: string) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const args = ['--input-type=module', '-e', `${pretend} await import(${JSON.stringify(script)});`];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
}
