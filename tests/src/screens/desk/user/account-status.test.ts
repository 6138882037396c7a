import { describe, expect, it } from 'vitest';
import { accountStatuses, untilWords } from '../../../../../src/screens/desk/user/account-status';

const now = new Date('2026-11-21T20:30:00+01:00');
const words = (user: Parameters<typeof accountStatuses>[0]) =>
  accountStatuses(user, now).map(({ words }) => words.replaceAll('\u00a0', ' '));

describe('how an account stands', () => {
  it('is said in words, each with a shape of its own', () => {
    const user = {
      isActivated: false,
      temporary: true,
      disabledUntil: new Date('2026-12-01T00:00:00+01:00'),
    };
    expect(words(user)).toEqual(['Bloqué jusqu’au 1er déc. 2026', 'À activer', 'Temporaire']);
    expect(new Set(accountStatuses(user, now).map(({ shape }) => shape)).size).toBe(3);
  });

  it('is activated where nothing else is to be said', () => {
    expect(words({ isActivated: true, temporary: false })).toEqual(['Activé']);
  });

  it('is blocked, and no more than that, while the block lasts', () => {
    expect(words({ isActivated: true, temporary: false, disabledUntil: now })).toEqual(['Activé']);
    const later = new Date(now.getTime() + 1000);
    expect(words({ isActivated: true, temporary: false, disabledUntil: later })).toEqual([
      'Bloqué jusqu’au 21 nov. 2026, 20 h 30',
    ]);
  });

  it('names the time of day only where it is not the beginning of the day', () => {
    expect(untilWords(new Date('2026-07-14T00:00:00+02:00'))).not.toContain('h');
    expect(untilWords(new Date('2026-07-14T09:05:00+02:00'))).toContain('9\u00a0h\u00a005');
  });
});
