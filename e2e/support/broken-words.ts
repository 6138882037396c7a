import type { Locator } from 'playwright/test';

/** The words of an element that begin in one line and end in the next. */
export const brokenWords = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^ \n-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
