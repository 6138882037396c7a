import { expect, test } from 'vitest';
import { isConnectionLost } from '#common/base/connection-lost';

const named = (name: string, message: string, inner?: Error) =>
  Object.assign(new Error(message), { name, ...(inner && { inner }) });
const safari = 'Connection to Indexed Database server lost. Refresh the page to try again';

test.each([
  ['Safari’s after the background', new DOMException(safari, 'UnknownError'), true],
  ['a database that could not be opened', named('DatabaseClosedError', `UnknownError ${safari}`), true],
  ['a transaction that it ended', named('AbortError', 'Aborted', named('UnknownError', safari)), true],
  ['a store that Chromium cannot open', named('UnknownError', 'Internal error opening backing store'), true],
  ['a connection that is closing', named('InvalidStateError', 'The database connection is closing.'), true],
  ['a private window', named('InvalidStateError', 'A mutation operation was attempted'), false],
  ['a full disk', named('QuotaExceededError', 'Encountered full disk'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['no error', 'UnknownError', false],
])('%s: the databases are lost or not', (_, error, isLost) => {
  expect(isConnectionLost(error)).toBe(isLost);
});
