import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TellingQuestion } from '../../../../../src/screens/desk/show/telling-question';

type Known = Parameters<typeof TellingQuestion>[0]['known'];

const textOf = (known: Known, taken = 12) =>
  renderToStaticMarkup(<TellingQuestion changes={['place', 'payment']} known={known} taken={taken} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ');

test('whoever saves reads what changes, how many are written to, and whom to call at which number', () => {
  const odile = { name: 'Le Goff', firstname: 'Odile', phone: '06 12 34 56 78' };
  const text = textOf({
    bookings: 312,
    members: 1,
    toCall: 2,
    calls: [odile, { name: 'Roux', firstname: 'Luc' }],
  });
  expect(text).toContain('Ce qui change : le lieu et la façon de régler.');
  expect(text).toContain(
    'le site écrira à 312 personnes qui ont réservé et à 1 membre qui a des places gratuites',
  );
  expect(text).toContain('2 personnes sans adresse mail');
  expect(text).toMatch(/Odile Le Goff 06 12 34 56 78 Luc Roux sans numéro/);
});

test('whoever puts an evening off by days reads that the people who came in already will come in again', () => {
  const known = { bookings: 2, members: 0, toCall: 0 };
  const said = 'Des personnes sont déjà entrées ce soir-là : leurs billets les feront entrer de nouveau';
  expect(textOf({ ...known, entered: true })).toContain(said);
  expect(textOf(known)).not.toContain(said);
});

test('whoever may not see bookings reads how many must be called, and who has their numbers', () => {
  const text = textOf({ bookings: 0, members: 0, toCall: 1 });
  expect(text).toContain('le site n’écrira pas');
  expect(text).toContain('1 personne sans adresse mail');
  expect(text).toContain(
    'Son nom et son numéro sont chez qui tient les réservations, à qui le site les enverra en même temps.',
  );
  expect(textOf({ bookings: 0, members: 0, toCall: 2 })).toContain('Leurs noms et numéros sont');
});

test('without a network it says what this device knows, and that the site decides later', () => {
  const text = textOf({ kind: 'no-answer', error: null, status: null });
  expect(text).toContain('Le serveur ne répond pas');
  expect(text).toContain('12 places y sont prises ou retenues');
  expect(text).toContain('le site écrira lui-même');
});
