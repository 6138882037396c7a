import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, personOf, readPerson, writeSession } from '../../../src/state/session-records';
import { sessionOfColette, storageInMemory } from './sessions';

const now = new Date('2026-11-21T19:30:00Z');
const colette = sessionOfColette(now, 'ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => vi.stubGlobal('localStorage', storageInMemory()));

describe('the records of a session', () => {
  it('tell the next page who is logged in', () => {
    writeSession(colette);
    expect(readPerson(now)).toEqual(personOf(colette.user));
    expect(readPerson(now)?.roles).toEqual(new Set(['ROLE_USER', 'ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT']));
  });

  it('keep the user under the key of the specification', () => {
    writeSession(colette);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ slug: 'colette-marty' });
  });

  it('hold while one of the two tokens does', () => {
    writeSession(colette);
    expect(readPerson(minutesLater(16))).not.toBeNull();
    expect(readPerson(minutesLater(31 * 24 * 60))).toBeNull();
  });

  it('are gone after the session', () => {
    writeSession(colette);
    clearSession();
    expect(readPerson(now)).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each(['null', '{"habilitations":3}', 'pas du JSON'])('name nobody when the user reads %s', (text) => {
    writeSession(colette);
    localStorage.setItem('user', text);
    expect(readPerson(now)).toBeNull();
  });

  it('name nobody, and break nothing, where storage is off', () => {
    vi.stubGlobal('localStorage', storageInMemory(true));
    writeSession(colette);
    expect(readPerson(now)).toBeNull();
  });
});
