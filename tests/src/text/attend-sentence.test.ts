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

test('what waits at an address that the site has left says how it goes on', () => {
  expect(attendSentence({ ...write, reason: 'elsewhere' })).toMatch(
    /^Le site a changé d’adresse.*«.Envoyer.».*à la nouvelle adresse\.$/,
  );
});

test('what was refused for want of a right says so in the words of the site, and that it is kept', () => {
  expect(attendSentence({ ...write, reason: 'park' })).toMatch(/^Droits insuffisants\u00a0:.*gardée/);
});

test('what is tried for an hour is told with what the server said last, and that nothing is lost', () => {
  const internal = { code: 'unexpected', message: 'Le serveur a rencontré une erreur.' } as const;
  expect(attendSentence({ ...write, error: internal })).toMatch(
    /^Le serveur a rencontré une erreur\..*Rien n’est perdu/,
  );
  expect(attendSentence(write)).toMatch(/^Le serveur répond, mais pas à cet envoi\./);
});
