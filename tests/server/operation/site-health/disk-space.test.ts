import { expect, test } from 'vitest';
import { readDiskSpace } from '#server/operation/site-health/disk-space';

test('the disk of a folder is measured', async () => {
  const { free, total } = await readDiskSpace('.');
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(free);
});
