/** What a person looks for: a kind of thing, and the words on it or beside it. */
export interface Sought {
  readonly kind: Kind;
  readonly name: string | RegExp;
}

export type Kind = 'button' | 'link' | 'tab' | 'option' | 'menuitem' | 'checkbox' | 'field';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The same as it goes into a page. */
export interface SoughtInPage {
  readonly elements: string;
  readonly words: string | null;
  readonly pattern: string | null;
}

const elements: Readonly<Record<Kind, string>> = {
  button: 'button, summary, [role="button"]',
  link: 'a[href], [role="link"]',
  tab: '[role="tab"]',
  option: '[role="option"]',
  menuitem: '[role="menuitem"], [role="menuitemradio"]',
  checkbox: 'input[type="checkbox"]',
  field: 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]',
};

export const forPage = ({ kind, name }: Sought): SoughtInPage => ({
  elements: elements[kind],
  words: typeof name === 'string' ? name.replaceAll(/\s+/g, ' ') : null,
  pattern: typeof name === 'string' ? null : name.source,
});

/**
 * In the page: the point where a person would press what is sought, once it can be pressed and stands still. From then on
 * `isMissed` tells whether it was not pressed yet.
 */
export async function findPlace({ elements, words, pattern }: SoughtInPage): Promise<Place> {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  // Nothing behind a dialog can be pressed.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const fits = (name: string) => (pattern === null ? name === words : new RegExp(pattern).test(name));
  const found = [...document.querySelectorAll(elements)].find((one) => isThere(one) && fits(nameOf(one)));
  if (found === undefined) throw new Error(`Not there: ${words ?? pattern}. There is: ${names()}`);
  // A checkbox itself is out of sight; what a person presses is the beginning of its label, before any link in it.
  const isBox = found instanceof HTMLInputElement && found.type === 'checkbox';
  const target = (isBox && found.labels?.[0]) || found;
  if (!target.contains(hitAt(pointOf(target))))
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = pointOf(target);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const point = pointOf(target);
  if (point.x !== before.x || point.y !== before.y) throw new Error(`Still moving: ${nameOf(found)}`);
  const hit = hitAt(point);
  if (!target.contains(hit)) throw new Error(`${nameOf(found)} is behind ${hit?.outerHTML.slice(0, 200)}`);
  Reflect.set(window, 'isUnpressed', true);
  target.addEventListener('pointerdown', () => Reflect.deleteProperty(window, 'isUnpressed'), {
    capture: true,
    once: true,
  });
  return point;

  function isThere(element: Element): boolean {
    const isHidden =
      element.closest('[inert], [aria-hidden="true"], :disabled, [aria-disabled="true"]') !== null;
    const isBehind = modal?.contains(element) === false;
    return !isHidden && !isBehind && element.checkVisibility({ visibilityProperty: true });
  }

  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => {
      const label = document.getElementById(id);
      return label?.getAttribute('aria-label') ?? label?.textContent ?? '';
    });
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent);
    const told = [
      labelled.join(' '),
      element.getAttribute('aria-label'),
      labels.join(' '),
      element.textContent,
    ];
    return plain(told.map(plain).find((text) => text !== ''));
  }

  function pointOf(element: Element): Place {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return {
      x: Math.floor(left + (isBox ? 8 : width / 2)),
      y: Math.floor(top + (isBox ? 8 : height / 2)),
    };
  }

  function hitAt({ x, y }: Place): Element | null {
    return document.elementFromPoint(x, y);
  }

  function names(): string {
    return [...document.querySelectorAll(elements)].filter(isThere).map(nameOf).join(' | ').slice(0, 1_000);
  }
}

/** In the page: whether what `findPlace` found moved away from under the press. */
export const isMissed = (): boolean => 'isUnpressed' in window;
