import { expect, test } from '../support/engines/engine-journey';
import { synchronised } from '../support/engines/tab-visit';

/** In the page: how far down it is. */
const top = () => Math.round(scrollY);

/** In the page: the words of a link in sight that leads on, and that no other says. */
function linkInSight(beginning: string): string {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${beginning}"]`)];
  const words = (link: HTMLAnchorElement) =>
    (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/\s+/g, ' ').trim();
  const found = links.find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    const isAlone = links.filter((one) => words(one) === words(link)).length === 1;
    return top > 120 && bottom < innerHeight - 40 && words(link) !== '' && isAlone;
  });
  if (found === undefined) throw new Error('No link in sight');
  return words(found);
}

for (const { path, link } of [
  { path: '/breve/archives', link: '/breve/lire/' },
  { path: '/bibliotheque', link: '/bibliotheque/' },
  { path: '/recherche?q=dindon', link: '/' },
])
  test(
    `the way back lands where one left: ${path}`,
    { tag: path === '/bibliotheque' ? [] : ['@soak'] },
    async ({ tab }) => {
      await tab.go(path);
      await synchronised(tab);
      await tab.isAt(/./);
      await tab.keys('PageDown');
      await tab.becomes(() => scrollY > 300, true);
      await tab.becomes(standsStill, true);
      const left = await tab.read(top);
      await tab.press('link', await tab.read(linkInSight, link));
      await tab.becomes(top, 0);
      await tab.isAt(/./);
      await tab.back();
      await tab.becomes(top, left);
      await tab.isAt(/./);
      expect(await tab.read(top)).toBe(left);
    },
  );

/** In the page: whether it is as far down as two frames before. */
function standsStill(): Promise<boolean> {
  const before = scrollY;
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before))),
  );
}
