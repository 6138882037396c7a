import { expect, test } from 'vitest';
import { onWire } from '#common/base/wire';

test('a value on the wire is what the other side reads: moments as text, nothing that is undefined', () => {
  const at = new Date('2026-12-12T19:30:00.500Z');
  expect(onWire({ title: 'Le Dindon', dates: [{ at }], event: undefined })).toStrictEqual({
    title: 'Le Dindon',
    dates: [{ at: '2026-12-12T20:30:00+01:00' }],
  });
});
