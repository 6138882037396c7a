import { expect, test } from 'vitest';
import { GRACE, judgeRefresh } from '#server/people/session/refresh-verdict';

const now = new Date('2026-11-21T20:30:00+01:00');
const justNow = new Date(now.getTime() - GRACE);
const longAgo = new Date(now.getTime() - GRACE - 1);

const fresh = { used_at: null, replaced_at: null };
const used = { used_at: longAgo, replaced_at: null };

test.each([
  ['was never used', fresh, [], 'first'],
  ['was used just now, without an answer yet', { ...fresh, used_at: justNow }, [], 'race'],
  ['was used just now, its successor too', { ...fresh, used_at: justNow }, [used], 'theft'],
  ['was used just now, one of its successors too', { ...fresh, used_at: justNow }, [fresh, used], 'theft'],
  [
    'was replaced just now, and what it brought was used',
    { used_at: justNow, replaced_at: justNow },
    [used],
    'theft',
  ],
  ['was used long ago, its successor never', used, [fresh], 'lost'],
  [
    'was used long ago, none of its successors ever',
    used,
    [{ ...fresh, replaced_at: longAgo }, fresh],
    'lost',
  ],
  ['was used long ago, its successor too', used, [used], 'theft'],
  ['was used long ago, one of its successors too', used, [fresh, used], 'theft'],
  ['was replaced just now', { ...fresh, replaced_at: justNow }, [], 'race'],
  ['was replaced long ago', { ...fresh, replaced_at: longAgo }, [], 'theft'],
] as const)('a refresh token that %s', (_, pair, successors, verdict) => {
  expect(judgeRefresh(pair, successors, now)).toBe(verdict);
});
