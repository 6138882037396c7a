import type { Page } from 'playwright/test';

/** The words on a page that are seen in part: beyond the window's edge, or cut by a box. */
export const cutWords = (page: Page): Promise<readonly string[]> => page.evaluate(findCutWords);

function findCutWords(): readonly string[] {
  /** Letters stand a little out of their line. */
  const SLACK = 3;
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const isCut = (element: Element, { left, right }: DOMRect) => {
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(box);
      // What scrolls by itself, or says by three points that it goes on, hides nothing for good.
      if (scrolls(overflowX) || textOverflow === 'ellipsis' || position === 'fixed') return false;
      const edges = box.getBoundingClientRect();
      if (clips(overflowX) && (left < edges.left - SLACK || right > edges.right + SLACK)) return true;
    }
    return left < -SLACK || right > innerWidth + SLACK;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (element === null || (text.textContent ?? '').trim() === '') continue;
    if (
      element.closest(
        '.visually-hidden, .skip-link, script, style, noscript, svg, [aria-hidden=true], [inert]',
      )
    )
      continue;
    // For screen readers alone.
    if (element.clientWidth <= 1 && getComputedStyle(element).clipPath !== 'none') continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => box.width > 1 && isCut(element, box)))
      found.push(`${element.localName} ${(text.textContent ?? '').trim().slice(0, 60)}`);
  }
  const beyond = document.documentElement.scrollWidth - innerWidth;
  if (beyond <= 0) return found;
  const wide = [...document.querySelectorAll('body *')].filter(
    (one) => one.getBoundingClientRect().right > innerWidth,
  );
  const named = wide.slice(0, 5).map(({ localName, className }) => `${localName} ${String(className)}`);
  return [`${beyond} px sideways: ${named.join(', ')}`, ...found];
}
