import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { operatorSentence } from '#server/operator-sentence';

test('a start on a full disk says so, which the log of PostgreSQL has no room for', async ({
  onTestFinished,
  skip,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  onTestFinished(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
  const size = 'size=120m,mode=755';
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status !== 0)
    return skip('this run may not mount a small disk');
  await (await startEmbedded(folder)).stop();
  expect(() => writeFileSync(join(folder, 'ballast'), Buffer.alloc(120 * 2 ** 20))).toThrow('ENOSPC');
  const failure = await startEmbedded(folder).catch((error: unknown) => error);
  expect(operatorSentence(failure, { DATA_DIR: folder })).toContain(`(${folder})`);
  rmSync(join(folder, 'ballast'));
  await (await startEmbedded(folder)).stop();
});
