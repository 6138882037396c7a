import { numericDay, hourInWords } from '#common/base/dates';
import { parisDay } from '#common/base/paris-time';
import { csvDecimal, csvOf, csvWords } from '../../../text/csv';
import { incidentReason, scanNames } from '../scan-words';
import { type Report, kindNames } from './report-words';

/** The report as a CSV file: its tables one below the other, separated by an empty line. */
export function reportCsv({ date, expected, arrived, quarters, kinds, absent, incidents }: Report): string {
  const tables: string[][][] = [
    [
      ['Séance', 'Spectacle', 'Attendus', 'Entrés', 'Présence (%)'],
      [
        numericDay(date.date),
        date.showTitle,
        String(expected),
        String(arrived),
        expected === 0 ? '' : csvDecimal((arrived * 100) / expected, 1),
      ],
    ],
    [
      ['À partir de', 'Arrivées', 'Retours', 'Sorties'],
      ...quarters.map((quarter) => [
        hourInWords(quarter.from),
        ...[quarter.arrived, quarter.returned, quarter.left].map(String),
      ]),
    ],
    [
      ['Billets', 'Attendus', 'Entrés'],
      ...kinds.map((kind) => [kindNames[kind.kind], String(kind.expected), String(kind.arrived)]),
    ],
    [
      ['Absents', 'Billet', 'Places', 'Entrés'],
      ...absent.map(({ name, kind, seats, arrived: came }) => [
        name,
        kindNames[kind],
        String(seats),
        String(came),
      ]),
    ],
    [
      ['Doubles, refus et entrées à vérifier', 'Heure', 'Contrôle', 'Personnes', 'Motif', 'Porte', 'Par'],
      ...incidents.map((incident) => [
        incident.name ?? '',
        hourInWords(incident.at),
        scanNames[incident.kind],
        String(incident.count),
        incidentReason(incident),
        incident.door,
        incident.by,
      ]),
    ],
  ];
  return csvOf(
    tables.flatMap((table, rank) => [...(rank === 0 ? [] : [[]]), ...table]).map((row) => row.map(csvWords)),
  );
}

/** File name, e.g. `bilan-le-dindon-2026-11-21.csv`. */
export const reportFileName = ({ date }: Pick<Report, 'date'>, ending: 'csv' | 'png') =>
  `bilan-${date.showSlug}-${parisDay(date.date)}.${ending}`;
