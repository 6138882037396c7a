import { expect } from 'playwright/test';
import { must } from '#common/base/must';
import { type Kind, type Place, findPlace, forPage, isMissed } from './find-place';
import type { WebDriver } from './web-driver';

/** Milliseconds for one step of a page on a busy machine. */
const PATIENCE = 40_000;

/** The standard's names of keys that write nothing. */
const keys: Readonly<Record<string, string>> = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** One tab of a browser, whatever its engine, as a person uses it: what is pressed or read is waited for. */
export class Tab {
  constructor(
    private driver: WebDriver,
    private readonly open: () => Promise<WebDriver>,
    private readonly origin: string,
  ) {}

  /** Types an address, which loads a page. */
  async go(path: string): Promise<void> {
    await this.driver.send('Navigate', { url: this.origin + path });
  }

  /** By the page: Firefox's own command passes by the service worker, as a person's forced reload does. */
  async reload(): Promise<void> {
    const loadedAt = () => performance.timeOrigin;
    const before = await this.read(loadedAt);
    // Once it has answered: a page that is left answers nothing.
    await this.read(() => void setTimeout(() => location.reload()));
    await eventually(async () => expect(await this.read(loadedAt)).not.toBe(before));
  }

  async back(): Promise<void> {
    await this.driver.send('Back', {});
  }

  /** Closes the browser, and opens it again on the same device. */
  async reopen(): Promise<void> {
    await this.driver.close();
    this.driver = await this.open();
  }

  async press(kind: Kind, name: string | RegExp): Promise<void> {
    const sought = forPage({ kind, name });
    let place: Place | undefined;
    await eventually(async () => {
      place = await this.read(findPlace, sought);
    });
    const { x, y } = must(place, 'a place to press');
    // By the pointer: of what a script clicks browsers know that nobody did.
    await this.act('pointer', [
      { type: 'pointerMove', duration: 0, x, y },
      { type: 'pointerDown', button: 0 },
      // As long as a finger needs.
      { type: 'pause', duration: 50 },
      { type: 'pointerUp', button: 0 },
    ]);
    // A page that leaves at that answers nothing, or is another one.
    if (await this.read(isMissed).catch(() => false)) await this.press(kind, name);
  }

  /** Presses a field, and writes over what stands in it. */
  async fill(label: string | RegExp, text: string): Promise<void> {
    await this.press('field', label);
    await this.keys('Control+a');
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    await this.act('key', Array.from(text).flatMap(stroke));
  }

  /** Does nothing for some milliseconds, as who reads. */
  async rest(duration: number): Promise<void> {
    await this.act('key', [{ type: 'pause', duration }]);
  }

  /** Presses keys at once: `Control+a`. */
  async keys(together: string): Promise<void> {
    const values = together.split('+').map((name) => keys[name] ?? name);
    await this.act('key', [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]);
  }

  /** Calls a function in the page. It knows nothing but what it is given. */
  async read<T, Given extends readonly unknown[]>(
    look: (...given: Given) => T | Promise<T>,
    ...given: Given
  ): Promise<T> {
    const script = `const answer = arguments[arguments.length - 1];
      Promise.resolve([...arguments].slice(0, -1)).then((given) => (${look.toString()})(...given)).then(
        (value) => answer({ value: value === undefined ? null : value }),
        (error) => answer({ error: String(error) }),
      );`;
    const answer = (await this.driver.send('ExecuteAsyncScript', { script, args: given })) as Answer<T>;
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  }

  /** Waits until these words can be read in the page. */
  async sees(what: string | RegExp, timeout = PATIENCE): Promise<void> {
    await eventually(async () => {
      const text = await this.text();
      if (typeof what === 'string') expect(text).toContain(what);
      else expect(text).toMatch(what);
    }, timeout);
  }

  /** Waits until these words cannot be read in the page any more. */
  async misses(words: string): Promise<void> {
    await eventually(async () => expect(await this.text()).not.toContain(words));
  }

  /** Waits until this is the page's heading, and nothing of it is missing any more. */
  async isAt(heading: string | RegExp): Promise<void> {
    const read = () => document.querySelector('main h1')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
    await this.becomes(read, typeof heading === 'string' ? heading.replaceAll(/\s+/g, ' ') : heading);
    await this.becomes(() => document.querySelectorAll('main [aria-busy="true"]').length, 0);
  }

  /** Waits until this is what a function reads in the page; the page may be leaving meanwhile. */
  async becomes<T>(look: () => T | Promise<T>, expected: T | RegExp, timeout = PATIENCE): Promise<void> {
    await eventually(async () => {
      const found: unknown = await this.read(look);
      if (expected instanceof RegExp) expect(found).toMatch(expected);
      else expect(found).toEqual(expected);
    }, timeout);
  }

  /** What can be read, as a person reads it. */
  text(): Promise<string> {
    return this.read(() => document.body.innerText.replaceAll(/[^\S\n]+/g, ' '));
  }

  thrown(): Promise<readonly string[]> {
    return this.driver.thrown();
  }

  async close(): Promise<void> {
    await this.driver.close();
  }

  private async act(type: 'pointer' | 'key', actions: readonly object[]): Promise<void> {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {};
    await this.driver.send('PerformActions', { actions: [{ type, id: type, ...parameters, actions }] });
  }
}

const eventually = (attempt: () => Promise<void>, timeout = PATIENCE) =>
  expect(attempt).toPass({ timeout, intervals: [100, 200, 500] });

type Answer<T> = { readonly value: T } | { readonly error: string };

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
