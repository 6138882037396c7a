import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeatSteppers } from '../../../../src/components/seat-steppers/seat-steppers';

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
