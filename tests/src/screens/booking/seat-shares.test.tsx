import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeatShares } from '../../../../src/screens/booking/seat-shares';

test('the seats kept for whoever looks do not read as some of those that others took', () => {
  const shares = (left: number, mine: number) =>
    [
      ...renderToStaticMarkup(<SeatShares places={120} left={left} mine={mine} />).matchAll(
        /<span>([^<]*)<\/span>/g,
      ),
    ].map(([, words]) => words);
  expect(shares(17, 2)).toEqual(['101 places prises', '2 places gardées pour vous', '17 places libres']);
  expect(shares(1, 0)).toEqual(['119 places prises', '1 place libre']);
});
