import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '#worker/api';
import { followSession } from '../../../src/bridge/follow-session';
import { syncAtom } from '../../../src/state/connection';
import { closeDialog, dialogAtom } from '../../../src/state/dialogs';
import { noticesAtom } from '../../../src/state/notices';
import { keepReturnAddress } from '../../../src/state/return-address';
import { closeSession, openSession, personAtom } from '../../../src/state/session';
import { store } from '../../../src/state/store';
import { sessionOfColette, storageInMemory } from '../state/sessions';

const colette = sessionOfColette(new Date(), 'ROLE_MEMBRE', 'ROLE_BILLETTERIE');
const unknown: SessionState = { kind: 'unknown' };
const none: SessionState = { kind: 'none' };
const open: SessionState = { kind: 'open', session: colette };
const ended: SessionState = { kind: 'ended', person: colette.user.uuid, reason: null };

const visited: string[] = [];
function goTo(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://theatre.example');
  vi.stubGlobal('location', { pathname, search, hash });
}

const notices = () => store.get(noticesAtom).map(({ text }) => text);

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  visited.length = 0;
  vi.stubGlobal('sessionStorage', storageInMemory());
  goTo('/breve/archives');
  const visit = (state: unknown, _: string, address: string) => {
    visited.push(address);
    goTo(address);
    vi.stubGlobal('history', { ...history, state });
  };
  vi.stubGlobal('history', { pushState: visit, replaceState: visit, state: null });
  store.set(noticesAtom, []);
  closeDialog();
  closeSession();
});

describe('the page', () => {
  it('logs in with its worker', () => {
    followSession(unknown, open);
    expect(store.get(personAtom)?.firstname).toBe('Colette');
  });

  it('learns from its worker that nobody is logged in after all', () => {
    openSession(colette);
    followSession(unknown, none);
    expect(store.get(personAtom)).toBeNull();
    expect(notices()).toEqual([]);
  });

  it('is not logged out by news from before a login', () => {
    openSession(colette);
    followSession(none, none);
    expect(store.get(personAtom)).not.toBeNull();
  });

  it('is not logged in again by news from before a logout', () => {
    followSession(unknown, open);
    closeSession();
    followSession(open, open);
    expect(store.get(personAtom)).toBeNull();
  });

  it('says that the session is over, asks to log in, and goes home', () => {
    openSession(colette);
    followSession(open, ended);
    expect(store.get(personAtom)).toBeNull();
    expect(notices()).toEqual(['Votre session a expiré. Veuillez vous reconnecter']);
    expect(store.get(dialogAtom)).toBe('login');
    expect(visited).toEqual(['/breve']);
  });

  it('says it once', () => {
    openSession(colette);
    followSession(open, ended);
    closeDialog();
    followSession(ended, ended);
    expect(store.get(dialogAtom)).toBeNull();
  });

  it('says nothing of a session that has lapsed unused, and stays where it is', () => {
    openSession(colette);
    followSession(open, { kind: 'ended', person: colette.user.uuid, reason: null, isLapsed: true });
    expect(store.get(personAtom)).toBeNull();
    expect([notices(), store.get(dialogAtom), visited]).toEqual([[], null, []]);
  });

  it('leaves an armed phone at its door', () => {
    openSession(colette);
    goTo('/bar/billetterie/scan');
    const device = { uuid: '1', name: 'Porte A', expiresAt: new Date() };
    store.set(syncAtom, { ...store.get(syncAtom), device });
    followSession(open, ended);
    expect(notices()).toEqual(['Votre session a expiré. Veuillez vous reconnecter']);
    expect(store.get(dialogAtom)).toBeNull();
    expect(visited).toEqual([]);
  });
});

describe('after the login, the page', () => {
  const draft = '/coulisses/breve/editer/rideau?vue=texte#suite';

  /** Colette's session ends while she is there. */
  function endAt(address: string) {
    openSession(colette);
    goTo(address);
    followSession(open, ended);
    visited.length = 0;
  }

  it('is where its person was as the session ended', () => {
    // As the form of something that may change its address.
    history.pushState('uuid of the form', '', draft);
    endAt(draft);
    followSession(ended, open);
    expect(visited).toEqual([draft]);
    expect(history.state).toBe('uuid of the form');
    expect(store.get(dialogAtom)).toBeNull();
  });

  it('comes back once', () => {
    endAt(draft);
    followSession(ended, open);
    followSession(open, none);
    goTo('/breve');
    visited.length = 0;
    followSession(none, open);
    expect(visited).toEqual([]);
  });

  it('stays at home for another person, and comes back no more', () => {
    endAt(draft);
    const { user, ...tokens } = colette;
    followSession(ended, { kind: 'open', session: { ...tokens, user: { ...user, uuid: 'henri' } } });
    followSession(open, none);
    followSession(none, open);
    expect(visited).toEqual([]);
  });

  it('stays where its person went meanwhile', () => {
    endAt(draft);
    goTo('/bibliotheque');
    followSession(ended, open);
    expect(visited).toEqual([]);
  });

  it('is told of the end, and comes back, though another tab had closed its session an instant before', () => {
    openSession(colette);
    goTo(draft);
    closeSession();
    followSession(open, ended);
    expect(notices()).toEqual(['Votre session a expiré. Veuillez vous reconnecter']);
    followSession(ended, open);
    expect(visited).toEqual(['/breve', draft]);
  });

  it('leads to what a visitor asked for, whoever logs in', () => {
    goTo('/breve');
    keepReturnAddress(null, '/coulisses/breve');
    followSession(none, open);
    expect(visited).toEqual(['/coulisses/breve']);
  });
});
