import { expect, test } from 'vitest';
import { previousOf, reasonOf } from '../../../../../src/screens/front-of-house/door/verdict-sentences';
import { doorDate, doorTicket } from '../../../../support/door-rows';

const entry = {
  key: 'entree',
  at: new Date('2026-12-12T20:00:00+01:00'),
  device: 'telephone',
  seq: 1,
  kind: 'entry',
  count: 1,
  undoes: null,
  supervisor: false,
} as const;

test.each([
  ['Hélène Castagnier', 'Porte A', 'Par Hélène Castagnier, Porte A'],
  ['', 'Porte A', 'Porte A'],
  ['Hélène Castagnier', '', 'Par Hélène Castagnier'],
])('an entry by “%s” at “%s” is told as “%s”', (by, deviceName, told) => {
  expect(previousOf({ previous: { ...entry, by, deviceName } })).toBe(told);
});

const dateRow = (uuid: string, showTitle: string) =>
  doorDate({
    uuid,
    showTitle,
    date: new Date('2026-12-11T20:30:00+01:00'),
    doorsOpenAt: new Date('2026-12-11T19:45:00+01:00'),
    doorsCloseAt: new Date('2026-12-11T23:30:00+01:00'),
  });
const ticket = doorTicket({ dateUuid: 'knock', name: 'Camille Aubry', seats: 2 });
const dates = [dateRow('dindon', 'Le Dindon'), dateRow('knock', 'Knock')];
type Told = Parameters<typeof reasonOf>[0];
const told = (outcome: Told['outcome'], previous: Told['verdict']['previous'] = null) =>
  reasonOf({
    verdict: { code: 'OK', ticket, remaining: 2, inside: 0, recent: false, previous },
    outcome,
    claims: null,
    date: dateRow('dindon', 'Le Dindon'),
    dates,
    mirrorAge: 'à jour',
  }).replaceAll(/\s/g, ' ');

test('a ticket of another show names the show, since both may begin at the same hour', () => {
  expect(told('AUTRE_SEANCE')).toMatch(/^Billet pour Knock, ven\. 11 déc\./);
});

test('who leaves without having come in is told as not inside, by a phone that notes exits', () => {
  expect(told('PAS_ENTRE')).toBe('Pas entré : ce téléphone note les sorties');
  expect(told('PAS_ENTRE', { ...entry, by: 'Claire', deviceName: 'Porte A' })).toMatch(/^Déjà sorti :/);
  expect(told('SORTIE')).toBe('');
});

test('of a ticket that nobody brought before, nothing is told', () => {
  expect(previousOf({ previous: null })).toBeNull();
});
