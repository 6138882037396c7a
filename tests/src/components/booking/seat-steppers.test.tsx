import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CHOOSE_SEATS, SeatSteppers } from '../../../../src/components/booking/seat-steppers';

const full = { slug: 'plein', name: 'Plein tarif' };
const former = [{ category: full, count: 3, price: 12 }];

/** What is shown for so many seats, which cost 15 € today, without its no-break spaces. */
const shown = (count: number, booked = former) =>
  renderToStaticMarkup(
    <SeatSteppers
      tariffs={[{ ...full, price: 15 }]}
      chosen={{ plein: count }}
      former={booked}
      onChange={() => undefined}
    />,
  ).replace(/[\u00a0\u202f]/g, ' ');

test('whoever changes a booking sees that the seats that stay keep their price', () => {
  expect(shown(2)).toContain('12,00 € pour 3 places, 15,00 € pour chaque place de plus');
  expect(shown(2)).toContain('>24,00 €</output>');
  expect(shown(4)).toContain('>51,00 €</output>');
});

test('whoever books sees what a seat costs today', () => {
  expect(shown(2, [])).toContain('15,00 €');
  expect(shown(2, [])).not.toContain('chaque place de plus');
  expect(shown(2, [])).toContain('>30,00 €</output>');
});

test('half a seat is said to be none, and not that no seat was chosen', () => {
  const html = renderToStaticMarkup(
    <SeatSteppers
      tariffs={[
        { ...full, price: 15 },
        { slug: 'reduit', name: 'Tarif réduit', price: 8 },
      ]}
      chosen={{ reduit: '2,5' }}
      error={CHOOSE_SEATS}
      onChange={() => undefined}
    />,
  );
  expect(html).toContain('Un nombre entier s’écrit sans virgule ni point');
  expect(html).not.toContain(CHOOSE_SEATS);
});

test('without half a seat, the first tariff is marked where none was chosen', () => {
  const html = renderToStaticMarkup(
    <SeatSteppers
      tariffs={[{ ...full, price: 15 }]}
      chosen={{}}
      error={CHOOSE_SEATS}
      onChange={() => undefined}
    />,
  );
  expect(html).toContain(CHOOSE_SEATS);
});

/** What is said where these seats were typed. */
const typed = (chosen: Readonly<Record<string, number | string>>) =>
  renderToStaticMarkup(
    <SeatSteppers
      tariffs={[
        { ...full, price: 15 },
        { slug: 'reduit', name: 'Tarif réduit', price: 8 },
      ]}
      chosen={chosen}
      forGroups="appelez Colette."
      onChange={() => undefined}
    />,
  );

test.each([{ plein: '15' }, { plein: 8, reduit: '5' }, { plein: 10, reduit: '1' }])(
  'more seats than a booking may have are said to be, with whom to ask: %j',
  (chosen) => {
    expect(typed(chosen)).toContain('10 places au plus par réservation');
    expect(typed(chosen)).toContain('Pour un groupe, appelez Colette.');
    expect(typed(chosen)).not.toContain('De 0 à');
  },
);

test('nobody who books fewer is told of groups', () => {
  expect(typed({ plein: 9 })).not.toContain('groupe');
  expect(typed({ plein: 10 })).toContain(
    '10 places au plus par réservation. Pour un groupe, appelez Colette.',
  );
});

test('where nobody is named to ask, the limit is told at the number alone', () => {
  const html = renderToStaticMarkup(
    <SeatSteppers
      tariffs={[
        { ...full, price: 15 },
        { slug: 'reduit', name: 'Tarif réduit', price: 8 },
      ]}
      chosen={{ plein: 10, reduit: '1' }}
      onChange={() => undefined}
    />,
  );
  expect(html).toContain('10 places au plus par réservation');
  expect(html).not.toContain('<p class="small soft"></p>');
});
