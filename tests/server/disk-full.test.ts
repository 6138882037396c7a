import { expect, test } from 'vitest';
import { explainDiskFull } from '#server/disk-full';

test('a full disk is told as such, whether Node or PostgreSQL met it', () => {
  const ofNode = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const ofPostgres = new Error('initdb ended with 1:\nFATAL: could not write file: No space left on device');
  for (const error of [ofNode, ofPostgres]) {
    expect(explainDiskFull(error, '/srv/theatre')).toMatch(
      /^Le disque de DATA_DIR \(\/srv\/theatre\) est plein/,
    );
  }
});

test('other failures are left to themselves', () => {
  expect(explainDiskFull(new Error('could not bind'), '/srv/theatre')).toBeNull();
  expect(explainDiskFull('autre chose', '/srv/theatre')).toBeNull();
});
