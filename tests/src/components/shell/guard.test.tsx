import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { PermissionName } from '#common/contract/calls/permissions';
import { AreaRedirect } from '../../../../src/components/shell/area-redirect';
import { Guard, LoginFirst } from '../../../../src/components/shell/guard';
import { fatalErrorAtom, syncAtom } from '../../../../src/state/connection';
import { readReturnAddress } from '../../../../src/state/return-address';
import { closeSession, openSession } from '../../../../src/state/session';
import { store } from '../../../../src/state/store';
import { mounted } from '../../mounted';
import { sessionOfColette, storageInMemory } from '../../state/sessions';

const atRest = store.get(syncAtom);

/** What a page behind the guard shows, or where the guard leads. */
const arrive = (who: PermissionName, orDevice = false) =>
  arriveAt(
    <Guard who={who} orDevice={orDevice}>
      dedans
    </Guard>,
  );

function arriveAt(screen: ReactNode): string {
  const context: { redirectTo?: string } = {};
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <Router ssrPath="/la" ssrContext={context}>
        {screen}
      </Router>
    </Provider>,
  );
  return context.redirectTo ?? html;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  store.set(syncAtom, { ...atRest, session: { kind: 'none' } });
  closeSession();
});

describe('the guard of a screen', () => {
  it('lets everybody in where everybody may enter', () => {
    expect(arrive('everybody')).toBe('dedans');
  });

  it('leads a visitor to the news home', () => {
    expect(arrive('profile')).toBe('/breve');
  });

  it('leads who lacks the role to the error page', () => {
    openSession(sessionOfColette(new Date(), 'ROLE_MEMBRE'));
    expect(arrive('content')).toBe('/erreur/403');
  });

  it('lets in who holds one of the roles', () => {
    openSession(sessionOfColette(new Date(), 'ROLE_MEMBRE', 'ROLE_ADMIN_CONTENT'));
    expect(arrive('content')).toBe('dedans');
  });

  it('lets an armed phone go on scanning without a session', () => {
    const device = { uuid: '1', name: 'Porte A', expiresAt: new Date() };
    store.set(syncAtom, { ...store.get(syncAtom), device });
    expect(arrive('ticketOffice', true)).toBe('dedans');
    expect(arrive('ticketOffice')).toBe('/breve');
  });

  it('lets in a phone that was disarmed from afar, to be told so', () => {
    store.set(syncAtom, { ...store.get(syncAtom), disarmedDoor: 'Porte A' });
    expect(arrive('ticketOffice', true)).toBe('dedans');
    expect(arrive('ticketOffice')).toBe('/breve');
  });

  it('waits to know whether the phone is armed before it sends anyone away', () => {
    store.set(syncAtom, { ...atRest, session: { kind: 'unknown' } });
    expect(arrive('ticketOffice', true)).toContain('Chargement');
  });

  it('asks the worker who is here, where the page’s own records went with a killed browser', () => {
    store.set(syncAtom, { ...atRest, session: { kind: 'unknown' } });
    expect(arrive('content')).toContain('Chargement');
    store.set(fatalErrorAtom, 'worker');
    expect(arrive('content')).toBe('/breve');
    store.set(fatalErrorAtom, null);
  });
});

test('whoever has to log in comes back to the address, and to the form that the history remembered with it', () => {
  vi.stubGlobal('sessionStorage', storageInMemory());
  vi.stubGlobal('location', { pathname: '/coulisses/breve/editer', search: '?vue=texte' });
  vi.stubGlobal('history', { state: 'uuid of the form' });
  vi.stubGlobal('addEventListener', () => undefined);
  openSession(sessionOfColette(new Date(), 'ROLE_ADMIN_CONTENT'));
  closeSession();
  mounted(() => void LoginFirst());
  expect(readReturnAddress()).toEqual({
    by: sessionOfColette(new Date()).user.uuid,
    address: '/coulisses/breve/editer?vue=texte',
    state: 'uuid of the form',
  });
});

describe('the address of an area', () => {
  it('asks the worker who is here before it sends anyone away', () => {
    const screens = [{ href: '/regie/texte', who: 'content' }] as const;
    const arrived = () => arriveAt(<AreaRedirect screens={screens} />);
    store.set(syncAtom, { ...atRest, session: { kind: 'unknown' } });
    expect(arrived()).toContain('Chargement');
    store.set(syncAtom, { ...atRest, session: { kind: 'none' } });
    expect(arrived()).toBe('/breve');
  });
});
