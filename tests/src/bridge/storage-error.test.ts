import { expect, test } from 'vitest';
import { isStorageError } from '../../../src/bridge/storage-error';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  [named('MissingAPIError')],
  [named('OpenFailedError')],
  [named('InvalidStateError')],
  [named('SecurityError')],
  // As Dexie tells it of each use after the first.
  [named('DatabaseClosedError', 'InvalidStateError A mutation operation was attempted')],
  [named('DatabaseClosedError', 'OpenFailedError UnknownError')],
])('a browser in which no database opens lets the site store nothing: %s', (error) => {
  expect(isStorageError(error)).toBe(true);
});

test.each([
  [named('DatabaseClosedError', 'Database has been closed')],
  [named('QuotaExceededError', 'OpenFailedError')],
  [named('TypeError')],
  ['InvalidStateError'],
])('not %s', (error) => {
  expect(isStorageError(error)).toBe(false);
});
