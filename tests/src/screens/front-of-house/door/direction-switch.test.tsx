import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DirectionSwitch } from '../../../../../src/screens/front-of-house/door/direction-switch';

test.each(['entry', 'exit'] as const)('the chosen direction stands out without :has: %s', (direction) => {
  const markup = renderToStaticMarkup(<DirectionSwitch direction={direction} onChange={() => {}} />);
  const chosen = [...markup.matchAll(/<label class="[^"]*chosen[^"]*">.*?<\/label>/g)].map(String);
  expect(chosen.map((label) => label.includes(direction === 'exit' ? 'Sorties' : 'Entrées'))).toEqual([true]);
});
