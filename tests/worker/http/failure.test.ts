import { expect, test } from 'vitest';
import { failureOf } from '#worker/http/failure';
import { noAnswer } from '#worker/http/server-answer';

test('a failed call tells what answered in our server’s place, if anything did', () => {
  expect(failureOf({ kind: 'no-answer', foreign: '502 Bad Gateway' })).toEqual({
    kind: 'no-answer',
    error: null,
    status: null,
    foreign: '502 Bad Gateway',
  });
  expect(failureOf(noAnswer)).toEqual({ kind: 'no-answer', error: null, status: null });
});
