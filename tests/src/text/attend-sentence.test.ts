import { expect, test } from 'vitest';
import type { WriteToAttend } from '#worker/api';
import { attendSentence } from '../../../src/text/attend-sentence';

const write: WriteToAttend = {
  key: '0190a000-0000-7000-8000-0000000000a1',
  lane: 'news:1',
  label: 'Brève « Rideau »',
  at: new Date('2026-11-21T20:30:00+01:00'),
  reason: 'trying',
  error: null,
};

test('what is tried for an hour is told with what the server said last, and that nothing is lost', () => {
  const internal = { code: 'unexpected', message: 'Le serveur a rencontré une erreur.' } as const;
  expect(attendSentence({ ...write, error: internal })).toMatch(
    /^Le serveur a rencontré une erreur\..*Rien n’est perdu/,
  );
  expect(attendSentence(write)).toMatch(/^Le serveur répond, mais pas à cet envoi\./);
});
