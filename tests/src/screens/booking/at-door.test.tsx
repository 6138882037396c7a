import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { AtDoor } from '../../../../src/screens/booking/at-door';

const doorsOpenAt = new Date('2026-12-12T20:00:00+01:00');

test.each<[string, Parameters<typeof AtDoor>[0], RegExp]>([
  [
    'while seats are left',
    { left: 3, payAtDoor: true, doorsOpenAt },
    /encore venir : il reste 3 places, à prendre à l’entrée, dès l’ouverture des portes à 20 h\. /,
  ],
  ['while nobody knows how many', { left: undefined, payAtDoor: true, doorsOpenAt }, /s’il reste des places/],
  [
    'of a full hall',
    { left: 0, payAtDoor: true, doorsOpenAt },
    /est complète : ne comptez pas sur une place à l’entrée\. /,
  ],
  [
    'where seats are paid before',
    { left: 3, payAtDoor: false, doorsOpenAt },
    /se règlent à l’avance : ne comptez pas sur une place à l’entrée\. /,
  ],
  [
    'with an old booking',
    { left: 1, payAtDoor: undefined, doorsOpenAt: undefined },
    /il reste 1 place, à prendre à l’entrée\. /,
  ],
])('whether one may come without seats is said, and whom to call: %s', (_, given, words) => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <AtDoor {...given} />
    </Router>,
  ).replace(/[\u00a0\u202f]/g, ' ');
  expect(html).toMatch(words);
  expect(html).toContain('écrivez à l’association</a>');
});
