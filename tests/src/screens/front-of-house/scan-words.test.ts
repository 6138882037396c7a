import { expect, it } from 'vitest';
import {
  type Reasoned,
  incidentReason,
  incidentTask,
} from '../../../../src/screens/front-of-house/scan-words';

const since = new Date('2026-11-21T19:42:00+01:00');
const entry = { kind: 'entry', status: 'accepted' } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each<[string, Reasoned]>([
  ['2 de trop : la réservation a été réduite à 19 h 42', { ...entry, verdict: 'EN_TROP', beyond: 2, since }],
  ['2 de trop', { ...entry, verdict: 'EN_TROP', beyond: 2 }],
  ['Annulé à 19 h 42', { ...entry, verdict: 'ANNULE', since }],
  ['Entré par deux portes', { ...entry, status: 'duplicate', verdict: 'DOUBLE' }],
  ['Restait à encaisser, téléphone hors service', { ...entry, verdict: 'A_ENCAISSER', mark: 'device-over' }],
  ['téléphone hors service', { ...entry, status: 'refused', verdict: 'TECHNIQUE', mark: 'device-over' }],
  ['l’horloge du téléphone avançait', { ...entry, verdict: 'OK', mark: 'clock-ahead' }],
  ['Annulation trop tardive', { kind: 'undo', status: 'refused', verdict: 'TROP_TARD' }],
])('says %s', (words, incident) => {
  expect(plain(incidentReason(incident))).toBe(words);
});

it('says what to do about people who are in, and nothing about those who were not let in', () => {
  expect(incidentTask({ ...entry, verdict: 'ANNULE' })).toContain('réglez-les');
  expect(incidentTask({ ...entry, verdict: 'OK', mark: 'clock-ahead' })).toBeNull();
  expect(incidentTask({ ...entry, status: 'duplicate', verdict: 'DOUBLE' })).toBeNull();
});
