import { beforeEach, expect, test, vi } from 'vitest';
import type * as memoryModule from '../../../src/ui/scroll-memory';

/** A browser's tab, whose page is as high as it is said to be: what is higher cannot be scrolled to. */
class Tab extends EventTarget {
  addresses: readonly string[] = ['/bibliotheque'];
  at = 0;
  height = 3_000;
  scrollY = 0;
  isComing = false;
  frames: (() => void)[] = [];
  navigation = 'navigate';
  readonly records = new Map<string, string>();

  scrollTo = ({ top }: { top: number }) => {
    this.scrollY = Math.max(0, Math.min(top, this.height - 800));
    this.dispatchEvent(new Event('scroll'));
  };
  /** By a person, who turns the wheel. */
  scroll(top: number) {
    this.dispatchEvent(new Event('wheel'));
    this.scrollTo({ top });
  }
  follow(address: string) {
    this.addresses = [...this.addresses.slice(0, this.at + 1), address];
    this.at += 1;
    this.dispatchEvent(new Event('pushState'));
    this.show(3_000);
    if (!memory.landWhereLeft()) this.scrollTo({ top: 0 });
  }
  /** The page that is gone to shows its skeleton first. */
  go(steps: number, skeleton = 1_200) {
    this.at += steps;
    this.isComing = true;
    this.dispatchEvent(new Event('popstate'));
    this.show(skeleton);
    return memory.landWhereLeft();
  }
  /** What was awaited is there. */
  fill(height = 3_000) {
    this.isComing = false;
    this.show(height);
    this.draw();
  }
  draw() {
    for (const frame of this.frames.splice(0)) frame();
  }
  private show(height: number) {
    this.height = height;
    this.scrollTo({ top: this.scrollY });
  }
}

let tab: Tab;
let memory: typeof memoryModule;

async function load(isWhole = false): Promise<void> {
  vi.resetModules();
  memory = await import('../../../src/ui/scroll-memory');
  memory.followScroll(isWhole);
}

beforeEach(async () => {
  tab = new Tab();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    tab.addEventListener(type, listener),
  );
  vi.stubGlobal('scrollTo', tab.scrollTo);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => tab.frames.push(frame));
  vi.stubGlobal('location', {
    get pathname() {
      return tab.addresses[tab.at] ?? '';
    },
    search: '',
    hash: '',
  });
  vi.stubGlobal('document', {
    documentElement: {
      get scrollHeight() {
        return tab.height;
      },
    },
    querySelector: () => (tab.isComing ? {} : null),
    addEventListener: () => undefined,
  });
  class PerformanceNavigationTiming {
    readonly type = tab.navigation;
  }
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming);
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [new PerformanceNavigationTiming()],
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.records.get(key) ?? null,
    setItem: (key: string, value: string) => tab.records.set(key, value),
  });
  Object.defineProperty(globalThis, 'scrollY', { get: () => tab.scrollY, configurable: true });
  await load();
});

test('a list is gone back to where it was left, as soon as it is high enough', () => {
  tab.scroll(1_440);
  tab.follow('/bibliotheque/le-dindon');
  expect(tab.scrollY).toBe(0);
  expect(tab.go(-1)).toBe(true);
  expect(tab.scrollY).toBe(400);
  tab.draw();
  tab.fill();
  expect(tab.scrollY).toBe(1_440);
});

test('each visit of a list has its own place', () => {
  tab.scroll(1_440);
  tab.follow('/bibliotheque/le-dindon');
  tab.follow('/bibliotheque');
  tab.scroll(300);
  tab.follow('/bibliotheque/le-malade');
  for (const left of [300, 0, 1_440]) {
    tab.go(-1);
    tab.fill();
    expect(tab.scrollY).toBe(left);
  }
});

test('whoever scrolls before the list is there is left alone', () => {
  tab.scroll(1_440);
  tab.follow('/bibliotheque/le-dindon');
  tab.go(-1);
  tab.scroll(100);
  tab.fill();
  expect(tab.scrollY).toBe(100);
});

test('whoever leaves a list before it is there finds its place the next time', () => {
  tab.scroll(1_440);
  tab.follow('/bibliotheque/le-dindon');
  tab.go(-1);
  tab.go(+1);
  tab.fill();
  tab.go(-1);
  tab.fill();
  expect(tab.scrollY).toBe(1_440);
});

test('a link begins at the top, also to a page that was left further down', () => {
  tab.scroll(1_440);
  tab.follow('/bibliotheque/le-dindon');
  tab.follow('/bibliotheque');
  expect(tab.scrollY).toBe(0);
});

test('what is closed on top of the page leaves it where it is', () => {
  tab.scroll(600);
  tab.follow('/bibliotheque');
  tab.scroll(900);
  expect(tab.go(-1, 3_000)).toBe(false);
  tab.draw();
  expect(tab.scrollY).toBe(900);
});

test.each([
  ['reload', '/bibliotheque'],
  ['back_forward', '/bibliotheque'],
])('a %s of a page that the server did not print finds its place', async (navigation, address) => {
  tab.scroll(1_440);
  tab.dispatchEvent(new Event('pagehide'));
  Object.assign(tab, { navigation, scrollY: 0, height: 800, addresses: [address], at: 0 });
  await load();
  expect(tab.scrollY).toBe(0);
  tab.fill();
  expect(tab.scrollY).toBe(1_440);
});

test('a page that is opened anew begins at its top, and one that was printed where its browser puts it', async () => {
  tab.scroll(1_440);
  tab.dispatchEvent(new Event('pagehide'));
  Object.assign(tab, { scrollY: 0 });
  await load();
  tab.fill();
  expect(tab.scrollY).toBe(0);
  tab.scroll(1_440);
  tab.dispatchEvent(new Event('pagehide'));
  Object.assign(tab, { navigation: 'reload', scrollY: 700 });
  await load(true);
  tab.fill();
  expect(tab.scrollY).toBe(700);
});

test('a page that is another one by now begins at its top', () => {
  tab.scroll(670);
  tab.follow('/reservations');
  tab.go(-1);
  memory.beginAtTop();
  tab.fill();
  expect(tab.scrollY).toBe(0);
});
