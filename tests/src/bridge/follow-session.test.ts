import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '#worker/api';
import { followSession } from '../../../src/bridge/follow-session';
import { syncAtom } from '../../../src/state/connection';
import { closeDialog, dialogAtom } from '../../../src/state/dialogs';
import { noticesAtom } from '../../../src/state/notices';
import { closeSession, openSession, personAtom } from '../../../src/state/session';
import { store } from '../../../src/state/store';
import { sessionOfColette, storageInMemory } from '../state/sessions';

const colette = sessionOfColette(new Date(), 'ROLE_MEMBRE', 'ROLE_BILLETTERIE');
const unknown: SessionState = { kind: 'unknown' };
const none: SessionState = { kind: 'none' };
const open: SessionState = { kind: 'open', session: colette };
const ended: SessionState = { kind: 'ended' };

const visited: string[] = [];
const notices = () => store.get(noticesAtom).map(({ text }) => text);

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  visited.length = 0;
  vi.stubGlobal('location', { pathname: '/breve/archives' });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => visited.push(path) });
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

  it('leaves an armed phone at its door', () => {
    openSession(colette);
    vi.stubGlobal('location', { pathname: '/bar/billetterie/scan' });
    const device = { uuid: '1', name: 'Porte A', expiresAt: new Date() };
    store.set(syncAtom, { ...store.get(syncAtom), device });
    followSession(open, ended);
    expect(notices()).toEqual(['Votre session a expiré. Veuillez vous reconnecter']);
    expect(store.get(dialogAtom)).toBeNull();
    expect(visited).toEqual([]);
  });
});
