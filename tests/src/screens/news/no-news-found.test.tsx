import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MirrorReach } from '../../../../src/components/mirror-answer/mirror-reach';
import { archiveFilter } from '../../../../src/screens/news/archive-filter';
import { NothingFound } from '../../../../src/screens/news/no-news-found';

/** What heads an archive without any news. */
const headOf = (reach: MirrorReach, title = '') =>
  /<h2[^>]*>([^<]*)/.exec(
    renderToStaticMarkup(
      <NothingFound filter={{ ...archiveFilter.whole, title }} reach={reach} change={() => undefined} />,
    ),
  )?.[1];

test('the words of the specification head a failure, and an empty result has its own', () => {
  expect(headOf('silent')).toBe('Aucun résultat trouvé');
  expect(headOf('complete')).toBe('Aucune brève pour le moment');
  expect(headOf('complete', 'dindon')).toBe('Aucune brève trouvée');
});
