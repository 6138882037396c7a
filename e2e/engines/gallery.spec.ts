import { must } from '#common/base/must';
import { test } from '../support/engines/engine-journey';
import { synchronised } from '../support/engines/tab-visit';
import { ON_THE_WALL, listImages } from '../support/gallery-desk';

test(
  'a photo is enlarged, the next one follows, and the way back leads to the wall',
  { tag: '@soak' },
  async ({ tab, server }) => {
    const { data } = await listImages(server.origin, ON_THE_WALL);
    await tab.go('/bibliotheque');
    await tab.go('/images/galerie');
    await synchronised(tab);
    await tab.press('button', new RegExp(must(data[0], 'a first photo').name));
    await tab.becomes(heading, must(data[0], 'a first photo').name);
    await tab.keys('ArrowRight');
    await tab.becomes(heading, must(data[1], 'a second photo').name);
    await tab.back();
    await tab.becomes(heading, '');
    await tab.becomes(() => location.pathname + location.search, '/images/galerie');
  },
);

/** In the page: the name of the photo that is large. */
const heading = () => document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? '';
