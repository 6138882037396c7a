import { type TypedNumber, numberOf, unreadFault } from '#common/base/typed-number';
import { linkFaults, locationFaults, locationPath } from '../agenda/location-sheet';
import { eveningFaults, repeatedMoments } from '#common/rules/moment-faults';
import { MOST_DOORS_BEFORE } from '#common/contract/agenda/show';
import type { SheetPrice, SheetShowDate, ShowSheet } from './show-sheet';
import { type FieldFault, textFaults, when } from '#common/rules/text-faults';
import { momentOf } from '#common/rules/typed-moment';
import { windowFaults } from '../agenda/window-faults';

/**
 * The faults that prevent saving a show: first those of the specification (section 5), in its order and to the letter,
 * then everything else that the contract refuses.
 */
export function showFaults(sheet: ShowSheet): readonly FieldFault[] {
  const { title, dates, prices, pieces } = sheet;
  return [
    ...when(title.trim() === '', 'title', 'Le titre est obligatoire'),
    ...dates.flatMap(({ date: { day } }, rank) =>
      when(day.trim() === '', `dates.${rank}.date.day`, 'Date de spectacle obligatoire'),
    ),
    ...prices.flatMap(({ price }, rank) =>
      when((numberOf(price) ?? 0) < 0, `prices.${rank}`, 'Le prix ne peut etre negatif'),
    ),
    ...textFaults('title', title, 200),
    ...locationFaults(sheet),
    ...textFaults('paymentWords', sheet.paymentWords, 1_000, true),
    ...linkFaults('paymentLink', sheet.paymentLink),
    ...windowFaults(sheet),
    ...dates.flatMap(dateFaults),
    ...repeatedMoments(dates.map(({ date }) => momentOf(date))).map((rank) => ({
      path: `dates.${rank}.date.day`,
      fault: 'Une séance est déjà à ce moment',
    })),
    ...prices.flatMap(priceFaults),
    ...when(dates.length > 200, 'dates', '200 séances au plus'),
    ...when(pieces.length > 20, 'pieces', '20 pièces au plus'),
  ];
}

/** Maps the path of a fault from the server to a path in the form. */
export function showFaultPath(server: string): string {
  return locationPath(server)
    .replace(/^(visibleFrom|visibleUntil)$/, '$1.day')
    .replace(/^(dates\.\d+)\.(?:date|uuid)$/, '$1.date.day')
    .replace(/^(dates\.\d+)\.closingDate$/, '$1.closing.day')
    .replace(/^((?:prices|pieces)\.\d+)\..*$/, '$1')
    .replace(/^(event|banner)\..*$/, '$1')
    .replace(/^payment\.words$/, 'paymentWords')
    .replace(/^payment\.link$/, 'paymentLink');
}

function dateFaults(
  { date, closing, maxPlaces, doorsBefore }: SheetShowDate,
  rank: number,
): readonly FieldFault[] {
  const path = `dates.${rank}`;
  const [at, closes] = [momentOf(date), momentOf(closing)];
  return [
    ...(date.day.trim() === '' ? [] : eveningFaults(`${path}.date`, date)),
    ...when(
      closing.day.trim() === '' && closing.time.trim() === '',
      `${path}.closing.day`,
      'La clôture des réservations est à préciser',
    ),
    ...eveningFaults(`${path}.closing`, closing),
    ...when(
      at !== null && closes !== null && closes > at,
      `${path}.closing.day`,
      'Les réservations doivent fermer avant la séance',
    ),
    ...when(
      !isWithin(maxPlaces, 10_000),
      `${path}.maxPlaces`,
      unreadFault(maxPlaces, {}) ?? 'De 0 à 10\u00a0000 places',
    ),
    ...when(
      !isWithin(doorsBefore, MOST_DOORS_BEFORE),
      `${path}.doorsBefore`,
      unreadFault(doorsBefore, {}) ?? 'De 0 à 1\u00a0440 minutes',
    ),
  ];
}

const isWithin = (value: TypedNumber, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** An empty price counts as 0. */
function priceFaults({ price }: SheetPrice, rank: number): readonly FieldFault[] {
  const path = `prices.${rank}`;
  const unread = unreadFault(price, { unit: 'euros' });
  if (unread !== undefined) return [{ path, fault: unread }];
  const cents = (numberOf(price) ?? 0) * 100;
  return [
    ...when((numberOf(price) ?? 0) > 9_999.99, path, '9\u00a0999,99\u00a0€ au plus'),
    ...when(Math.abs(cents - Math.round(cents)) >= 1e-6, path, 'Deux décimales au plus'),
  ];
}
