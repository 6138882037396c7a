import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as wayBackModule from '../../../../src/ui/overlay/way-back';
import { mounted } from '../../mounted';

/** A browser's history, as far as one tab sees it: traversals take a moment, as they do. */
class Tab extends EventTarget {
  entries: readonly string[] = ['/before', '/page'];
  at = 1;
  scrollRestoration = 'auto';
  state = null;

  get length() {
    return this.entries.length;
  }
  get href() {
    return this.entries[this.at] ?? '';
  }
  pushState = (_state: unknown, _title: string, to: string) => {
    this.entries = [...this.entries.slice(0, this.at + 1), to];
    this.at += 1;
    this.dispatchEvent(new Event('pushState'));
  };
  replaceState = (_state: unknown, _title: string, to: string) => {
    this.entries = this.entries.with(this.at, to);
    this.dispatchEvent(new Event('replaceState'));
  };
  back = () => setTimeout(() => this.goBack(), 20);
  /** Of the person. */
  goBack = () => this.go(-1);
  go(steps: number) {
    this.at += steps;
    this.dispatchEvent(new Event('popstate'));
  }
}

class Loading {
  constructor(readonly type: NavigationTimingType) {}
}

let tab: Tab;
let wayBack: typeof wayBackModule;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const records = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => records.set(key, value),
    removeItem: (key: string) => records.delete(key),
  });
  await load(new Tab(), 'navigate');
  return () => vi.useRealTimers();
});

/** Loads the page in a tab: of what it had before, only the tab's entries and records are left. */
async function load({ entries, at }: Tab, type: NavigationTimingType): Promise<void> {
  vi.resetModules();
  tab = Object.assign(new Tab(), { entries, at });
  vi.stubGlobal('history', tab);
  vi.stubGlobal('location', tab);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('PerformanceNavigationTiming', Loading);
  vi.stubGlobal('performance', { getEntriesByType: () => [new Loading(type)] });
  wayBack = await import('../../../../src/ui/overlay/way-back');
  wayBack.leaveSpareEntry();
}

const soon = () => act(() => vi.advanceTimersByTimeAsync(100));

/** Two dialogs, of which the second may be opened above the first. */
function page() {
  const screen = mounted(() => {
    const [open, setOpen] = useState<readonly string[]>([]);
    const close = (name: string) => setOpen((before) => before.filter((one) => one !== name));
    wayBack.useWayBack(open.includes('sheet'), () => close('sheet'));
    wayBack.useWayBack(open.includes('question'), () => close('question'));
    return { open, setOpen };
  });
  return {
    open: () => screen().open,
    show: async (...names: readonly string[]) => {
      act(() => screen().setOpen(names));
      await soon();
    },
    goBack: async () => {
      act(() => tab.goBack());
      await soon();
    },
  };
}

test('going back closes what is on top, one after the other, and then leaves the page', async () => {
  const { open, show, goBack } = page();
  await show('sheet');
  await show('sheet', 'question');
  await goBack();
  expect(open()).toEqual(['sheet']);
  await goBack();
  expect(open()).toEqual([]);
  expect(tab.href).toBe('/page');
  await goBack();
  expect(tab.href).toBe('/before');
});

test('what was closed by its button leaves no entry behind', async () => {
  const { show, goBack } = page();
  await show('sheet');
  expect(tab.at).toBe(2);
  await show();
  expect(tab.at).toBe(1);
  await goBack();
  expect(tab.href).toBe('/before');
});

test('one dialog that opens another as it closes needs no further entry', async () => {
  const { open, show, goBack } = page();
  await show('sheet');
  await show('question');
  expect(tab.at).toBe(2);
  await goBack();
  expect(open()).toEqual([]);
  expect(tab.href).toBe('/page');
});

test.each(['pushState', 'replaceState'] as const)(
  'a dialog that leads on by %s leaves no trace',
  async (how) => {
    const { show, goBack } = page();
    await show('sheet');
    wayBack.fromPageEntry(() => tab[how](null, '', '/next'));
    await show();
    expect(tab.href).toBe('/next');
    await goBack();
    expect(tab.href).toBe(how === 'pushState' ? '/page' : '/before');
  },
);

test('a dialog that stays open over the next page is closed there', async () => {
  const { open, show, goBack } = page();
  await show('sheet');
  wayBack.fromPageEntry(() => tab.pushState(null, '', '/next'));
  await soon();
  await goBack();
  expect([open(), tab.href]).toEqual([[], '/next']);
});

test('without a dialog a page is left at once', () => {
  const navigate = vi.fn();
  wayBack.fromPageEntry(navigate);
  expect(navigate).toHaveBeenCalledOnce();
});

test('a link to a part of the page closes nothing', async () => {
  const { open, show } = page();
  await show('sheet');
  tab.entries = [...tab.entries, '/page#contenu'];
  tab.at += 1;
  act(() => void tab.dispatchEvent(new Event('popstate')));
  await soon();
  expect(open()).toEqual(['sheet']);
});

test('what asks before it ends asks each time', async () => {
  const asked = vi.fn();
  mounted(() => wayBack.useWayBack(true, asked));
  await soon();
  for (const times of [1, 2, 3]) {
    act(() => tab.goBack());
    await soon();
    expect(asked).toHaveBeenCalledTimes(times);
    expect(tab.href).toBe('/page');
  }
});

test('after a reload with a dialog open, going back leaves the page', async () => {
  await page().show('sheet');
  await load(tab, 'reload');
  await soon();
  expect([tab.at, tab.href]).toEqual([1, '/page']);
  await page().goBack();
  expect(tab.href).toBe('/before');
});

test('a door that opens again after each reload leaves one entry, not one for each', async () => {
  for (const _ of [1, 2, 3]) {
    await page().show('sheet');
    expect(tab.at).toBe(2);
    await load(tab, 'reload');
  }
});

test('whoever comes back to the page from elsewhere stays where they are', async () => {
  await page().show('sheet');
  await load(tab, 'back_forward');
  await soon();
  expect(tab.at).toBe(2);
});

test('a reload of a page whose dialog was closed leads nowhere', async () => {
  const { show } = page();
  await show('sheet');
  await show();
  await load(tab, 'reload');
  await soon();
  expect(tab.at).toBe(1);
});

test('going forward after a dialog was closed does not make the way back seem dead', async () => {
  const { show, goBack } = page();
  await show('sheet');
  await show();
  act(() => tab.go(1));
  await soon();
  await goBack();
  expect(tab.href).toBe('/before');
});

test('a browser that takes long for the way to the page’s own entry is not sent further', async () => {
  const { show } = page();
  await show('sheet');
  tab.back = () => setTimeout(() => tab.goBack(), 1_500);
  await show();
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(tab.href).toBe('/page');
});
