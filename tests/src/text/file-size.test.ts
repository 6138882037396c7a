import { expect, test } from 'vitest';
import { fileSize } from '../../../src/text/file-size';

test.each([
  [0, '0 ko'],
  [48_213, '48 ko'],
  [1_000_000, '1 Mo'],
  [3_240_000, '3,2 Mo'],
  [214_400_000, '214 Mo'],
  [1_430_000_000, '1,4 Go'],
])('%i bytes are told as %s', (bytes, told) => {
  expect(fileSize(bytes).replace(/\s/g, ' ')).toBe(told);
});
