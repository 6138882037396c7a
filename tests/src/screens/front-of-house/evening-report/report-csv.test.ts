import { expect, it } from 'vitest';
import {
  reportCsv,
  reportFileName,
} from '../../../../../src/screens/front-of-house/evening-report/report-csv';
import type { Report } from '../../../../../src/screens/front-of-house/evening-report/report-words';

const report: Report = {
  date: {
    uuid: '0190a000-0000-7000-8000-0000000000d1',
    showTitle: 'Le Dindon',
    showSlug: 'le-dindon',
    date: new Date('2026-11-21T20:30:00+01:00'),
  },
  expected: 8,
  arrived: 7,
  undone: 0,
  quarters: [{ from: new Date('2026-11-21T20:00:00+01:00'), arrived: 7, returned: 1, left: 1 }],
  kinds: [{ kind: 'booking', expected: 8, arrived: 7 }],
  absent: [
    {
      uuid: '0190a000-0000-7000-8000-0000000000b1',
      kind: 'booking',
      name: '=SOMME(1;2)',
      seats: 1,
      arrived: 0,
    },
  ],
  incidents: [
    {
      key: '0190a000-0000-7000-8000-0000000000c1',
      at: new Date('2026-11-21T20:12:00+01:00'),
      kind: 'entry',
      status: 'duplicate',
      verdict: 'DOUBLE',
      name: 'Hélène Marchal',
      count: 2,
      door: 'Porte B',
      by: 'Bertrand Calvet',
    },
  ],
  cut: false,
};
const lines = reportCsv(report).replaceAll('\u00a0', ' ').split('\r\n');

it('opens by a double click: its mark, semicolons, decimal commas, a line between its tables', () => {
  expect(lines).toEqual([
    '\uFEFFSéance;Spectacle;Attendus;Entrés;Présence (%)',
    '21/11/2026;Le Dindon;8;7;87,5',
    '',
    'À partir de;Arrivées;Retours;Sorties',
    '20 h;7;1;1',
    '',
    'Billets;Attendus;Entrés',
    'Réservations;8;7',
    '',
    'Absents;Billet;Places;Entrés',
    `"'=SOMME(1;2)";Réservations;1;0`,
    '',
    'Doubles, refus et entrées à vérifier;Heure;Contrôle;Personnes;Motif;Porte;Par',
    'Hélène Marchal;20 h 12;Entrée;2;Entré par deux portes;Porte B;Bertrand Calvet',
    '',
  ]);
});

it('is named after its show and its day in Paris', () => {
  expect(reportFileName(report, 'csv')).toBe('bilan-le-dindon-2026-11-21.csv');
  expect(reportFileName(report, 'png')).toBe('bilan-le-dindon-2026-11-21.png');
});
