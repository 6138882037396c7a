import { describe, expect, test } from 'vitest';
import { NO_SIZE, addSizes, offlinePhotoAddress, photosSizeOf } from '#common/rules/offline-photo';

const file = { version: 'a', width: 1600, height: 1000, placeholder: '', backgroundColor: '#000000' };

describe('what a photo takes', () => {
  test('is what the server measured', () => {
    expect(photosSizeOf({ ...file, keptBytes: 48_213 })).toEqual({ bytes: 48_213, isMeasured: true });
  });

  test('is judged by the pixels of its kept form where nobody measured', () => {
    expect(photosSizeOf(file)).toEqual({ bytes: 56_000, isMeasured: false });
    expect(photosSizeOf({ ...file, width: 400, height: 250 })).toEqual({ bytes: 14_000, isMeasured: false });
  });

  test('is no measure any more beside one that is judged', () => {
    const measured = addSizes(NO_SIZE, { bytes: 7, isMeasured: true });
    expect(measured).toEqual({ bytes: 7, isMeasured: true });
    expect(addSizes(measured, { bytes: 5, isMeasured: false })).toEqual({ bytes: 12, isMeasured: false });
  });
});

test('a version cannot lead to another address', () => {
  expect(offlinePhotoAddress('u', 'a&b')).toBe('/api/images/u/format/M/file?v=a%26b');
});
