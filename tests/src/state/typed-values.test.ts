import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetAllTyped,
  forgetTyped,
  forgetTypedByOthers,
  keepTyped,
  readTyped,
} from '../../../src/state/typed-values';
import { closeSession, openSession } from '../../../src/state/session';
import { listedStorage, sessionOfColette, storageInMemory } from './sessions';

const session = sessionOfColette(new Date('2026-12-01T20:00:00Z'));
const colette = session.user.uuid;
const other = '0190a000-0000-7000-8000-000000000009';

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  vi.stubGlobal('sessionStorage', listedStorage());
  for (const by of [null, colette, other]) keepTyped(by, 'message', { text: `de ${by}` });
  sessionStorage.setItem('bookings', 'something else');
});

const typed = () => [null, colette, other].map((by) => readTyped<{ text: string }>(by, 'message').text);

test('what was typed is that of who typed it', () => {
  expect(typed()).toEqual(['de null', `de ${colette}`, `de ${other}`]);
  forgetTyped(colette, 'message');
  expect(typed()).toEqual(['de null', undefined, `de ${other}`]);
});

test('nothing typed is left after a logout, by anybody', () => {
  forgetAllTyped();
  expect(typed()).toEqual([undefined, undefined, undefined]);
  expect(sessionStorage.getItem('bookings')).toBe('something else');
});

test('what others have typed is gone as somebody logs in; one’s own is there again after an expiry', () => {
  closeSession();
  expect(typed()[1]).toBe(`de ${colette}`);
  openSession(session);
  expect(typed()).toEqual(['de null', `de ${colette}`, undefined]);
  forgetTypedByOthers(other);
  expect(typed()).toEqual(['de null', undefined, undefined]);
});

test('where storage is off, nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', storageInMemory(true));
  keepTyped(null, 'message', { text: 'Bonjour' });
  forgetAllTyped();
  expect(typed()[0]).toBeUndefined();
});
