import { atom } from 'jotai';
import type { Session } from '#common/contract/people/session';
import type { User } from '#common/contract/people/user';
import { clearSession, type Person, personOf, readPerson, writeSession, writeUser } from './session-records';
import { store } from './store';

/** Who is logged in on this page; null for a visitor. */
export const personAtom = atom<Person | null>(readPerson(new Date()));

export const rolesAtom = atom((get) => get(personAtom)?.roles ?? null);

export function openSession(session: Session): void {
  writeSession(session);
  store.set(personAtom, personOf(session.user));
}

/** Takes over changed roles: the account in the mirror is newer than the session's copy of it. */
export function followAccount(user: User): void {
  if (store.get(personAtom)?.uuid !== user.uuid) return;
  writeUser(user);
  store.set(personAtom, personOf(user));
}

export function closeSession(): void {
  clearSession();
  store.set(personAtom, null);
}

/** Follows logins and logouts of other tabs, which are already in local storage. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'user') store.set(personAtom, readPerson(new Date()));
  });
}
