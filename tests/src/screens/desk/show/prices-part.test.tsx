import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ShowSheet, emptyShowSheet } from '../../../../../src/screens/desk/show/show-sheet';
import { typedMoment } from '#common/rules/typed-moment';
import { PricesPart } from '../../../../../src/screens/desk/show/prices-part';

const evening: ShowSheet['dates'][number] = {
  uuid: '0190a000-0000-7000-8000-00000000000d',
  date: typedMoment(new Date('2026-12-12T20:30:00+01:00')),
  closing: typedMoment(new Date('2026-12-12T18:30:00+01:00')),
  maxPlaces: 100,
  freeParticipation: false,
  payAtDoor: true,
  doorsBefore: 45,
};

test.each<[string, number | null, boolean, boolean]>([
  ['a price of 0 is said to be free of charge', 0, false, true],
  ['a price is not', 12, false, false],
  ['nothing typed is not', null, false, false],
  ['where participation is free, nobody pays the tariff anyway', 0, true, false],
])('%s', (_, price, freeParticipation, isSaid) => {
  const sheet: ShowSheet = {
    ...emptyShowSheet(new Date('2026-11-01T10:00:00+01:00')),
    dates: [{ ...evening, freeParticipation }],
    prices: [{ uuid: 'plein', price, category: { slug: 'plein-tarif', name: 'Plein tarif' } }],
  };
  const html = renderToStaticMarkup(
    <PricesPart sheet={sheet} change={() => undefined} touch={() => undefined} errorAt={() => undefined} />,
  );
  expect(html.includes('ce tarif se réserve gratuitement')).toBe(isSaid);
});

test.each<[string, true | undefined, boolean, boolean]>([
  ['a price to be confirmed says so, and is confirmed by a button', true, false, true],
  ['a price of 0 that was confirmed does not', undefined, false, false],
  ['where participation is free, no price has to be confirmed', true, true, false],
])('%s', (_, toConfirm, freeParticipation, isSaid) => {
  const category = { slug: 'plein-tarif', name: 'Plein tarif' };
  const sheet: ShowSheet = {
    ...emptyShowSheet(new Date('2026-11-01T10:00:00+01:00')),
    dates: [{ ...evening, freeParticipation }],
    prices: [{ uuid: 'plein', price: 0, category, ...(toConfirm && { toConfirm }) }],
  };
  const html = renderToStaticMarkup(
    <PricesPart sheet={sheet} change={() => undefined} touch={() => undefined} errorAt={() => undefined} />,
  );
  expect(html.includes('à confirmer')).toBe(isSaid);
  expect(html.includes('Confirmer')).toBe(isSaid);
});
