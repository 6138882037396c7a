import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import {
  DisarmedFromAfar,
  ExpiredDoor,
  NoDates,
} from '../../../../../src/screens/front-of-house/door/closed-door';
import { KeyOver } from '../../../../../src/screens/front-of-house/door/key-over';
import { syncAtom } from '../../../../../src/state/connection';
import { closeSession, openSession } from '../../../../../src/state/session';
import { store } from '../../../../../src/state/store';
import { sessionOfColette, storageInMemory } from '../../../state/sessions';

const atRest = store.get(syncAtom);
const now = new Date('2026-11-29T10:00:00+01:00');
const since = new Date('2026-11-28T20:10:00+01:00');
const doors: readonly [string, ReactNode][] = [
  ['expired', <ExpiredDoor key="expired" door="Porte A" since={since} />],
  ['disarmed', <DisarmedFromAfar key="disarmed" door="Porte A" />],
  ['without a date', <NoDates key="none" door="Porte A" mirroredAt={null} now={now} />],
];

const words = (door: ReactNode) =>
  renderToStaticMarkup(
    <Provider store={store}>
      <Router ssrPath="/la">{door}</Router>
    </Provider>,
  ).replaceAll('\u00a0', ' ');
const buttons = (door: ReactNode) =>
  [...words(door).matchAll(/<(?:button|a)[^>]*>(.*?)<\/(?:button|a)>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
  store.set(syncAtom, atRest);
  closeSession();
});

test.each(doors)(
  'a door that is %s has a heading, and leads whoever is not logged in to the login',
  (_, door) => {
    expect(words(door)).toMatch(/<h1[^>]*>Scanner les billets<\/h1>/);
    expect(words(door)).toContain('Connectez-vous avec un compte de la billetterie');
    expect(buttons(door)).toEqual(['Se connecter', 'Quitter']);
  },
);

test.each(doors)('a door that is %s is put back into service by who may', (_, door) => {
  openSession(sessionOfColette(now, 'ROLE_BILLETTERIE'));
  expect(buttons(door)).toEqual(['Remettre en service : Porte A', 'Quitter']);
});

test.each(doors)('a door that is %s tells who may not what to do', (_, door) => {
  openSession(sessionOfColette(now, 'ROLE_MEMBRE'));
  expect(words(door)).toContain('Le compte de Colette n’ouvre pas de porte');
  expect(buttons(door)).toEqual(['Se déconnecter', 'Quitter']);
});

test.each(doors)('a door that is %s is left for the counter, or for home', (_, door) => {
  expect(words(door)).toContain('href="/"');
  openSession(sessionOfColette(now, 'ROLE_BILLETTERIE'));
  expect(words(door)).toContain('href="/bar/billetterie"');
});

test('an expired door says which it was, until when, and what it has not sent yet', () => {
  const [[, door] = []] = doors;
  expect(words(door)).toContain('Porte A n’est plus en service');
  expect(words(door)).toContain('jusqu’au sam. 28 nov. · 20 h 10');
  expect(words(door)).toContain('Tous ses contrôles sont partis.');
  store.set(syncAtom, { ...atRest, waitingScans: 3 });
  expect(words(door)).toContain('3 contrôles attendent encore de partir');
  store.set(syncAtom, { ...atRest, waitingScans: 1 });
  expect(words(door)).toContain('1 contrôle attend encore de partir');
});

test('without a date a phone that is a door offers nothing to put back', () => {
  openSession(sessionOfColette(now, 'ROLE_BILLETTERIE'));
  expect(buttons(<NoDates door={null} mirroredAt={now} now={now} />)).toEqual(['Quitter']);
});

describe('an open door whose key is over', () => {
  const device = { uuid: '1', name: 'Porte A', expiresAt: since };
  const over = <KeyOver device={device} dates={[]} />;

  test('says so and that it goes on, and leads to the login', () => {
    expect(words(over)).toContain('Cette porte n’est plus en service depuis sam. 28 nov. · 20 h 10.');
    expect(words(over)).toContain('Continuez de scanner');
    expect(words(over)).toContain('Connectez-vous pour la remettre en service.');
    expect(buttons(over)).toEqual(['Se connecter']);
  });

  test('is put back into service by who may, and others are told with which account', () => {
    openSession(sessionOfColette(now, 'ROLE_BILLETTERIE'));
    expect(buttons(over)).toEqual(['Remettre en service']);
    openSession(sessionOfColette(now, 'ROLE_MEMBRE'));
    expect(words(over)).toContain('Le compte de Colette n’ouvre pas de porte');
    expect(buttons(over)).toEqual(['Se déconnecter']);
  });

  test('says nothing as long as the key is good, or its evening goes on, unless the server does not know it', () => {
    const good = { ...device, expiresAt: new Date(Date.now() + 60_000) };
    expect(words(<KeyOver device={good} dates={[]} />)).toBe('');
    const forgotten = <KeyOver device={{ ...good, isForgotten: true }} dates={[]} />;
    expect(words(forgotten)).toContain('Le serveur ne connaît plus cette porte.');
  });
});
