import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { BookerFields } from '../../../../src/screens/booking/booker-fields';
import type { FilledBooking } from '../../../../src/screens/booking/use-booking-form';

const nothing = () => undefined;
const field = (name: string) => ({ name, value: '', error: undefined, onChange: nothing, onBlur: nothing });

/** What stands around the send button for two seats, without no-break spaces. */
function aroundButton(price: number, payAtDoor: boolean, waits = false): string {
  const seats = [{ category: { slug: 'plein', name: 'Plein tarif' }, count: 2, price }];
  const form = { field, isRunning: false };
  const booking = { form, seats, waits, refusal: null } as unknown as FilledBooking;
  const html = renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <BookerFields
        booking={booking}
        places={2}
        isFull={false}
        payAtDoor={payAtDoor}
        question={null}
        end={null}
      />
    </Router>,
  );
  return html.replace(/[\u00a0\u202f]/g, ' ').replace(/<[^>]+>/g, '');
}

test('what is to pay, and how, stands beside the button that books', () => {
  expect(aroundButton(12, true)).toContain('À régler sur place 24,00 €Réserver 2 places');
  expect(aroundButton(12, false)).toContain('À régler avant la séance 24,00 €Réserver 2 places');
});

test('nothing is to pay where seats are free, or only waited for', () => {
  expect(aroundButton(0, true)).not.toContain('À régler');
  expect(aroundButton(12, true, true)).not.toContain('À régler');
});

test('of paid seats it is said that the law lets nobody withdraw', () => {
  expect(aroundButton(12, true)).toContain('article L221-28, 12°');
  expect(aroundButton(0, true)).not.toContain('L221-28');
});
