import { type Page, expect } from 'playwright/test';

declare global {
  var shifts: { value: number; moved: string[] }[];
}

/** What browsers with the Layout Instability API say of a shift; TypeScript's own types do not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** The sum of a page's shifts. Web Vitals call up to 0.1 good; this site asks for less. */
const MOST = 0.02;

/** Fails with what moved, and from where to where, when a page with `recordShifts` has moved too much. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const told = shifts.map(({ value, moved }) => [value, ...moved].join('\n')).join('\n\n');
  expect(sum, `${page.url()}\n${told}`).toBeLessThanOrEqual(MOST);
}

/** An init script: records unexpected layout shifts. */
export function recordShifts() {
  const shifts: typeof globalThis.shifts = (globalThis.shifts = []);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent;
        return `${name}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
