import type { HtmlElement, HtmlNode } from './html-reading';

/**
 * Word copies lists as paragraphs with a literal bullet, their level in a proprietary style (`mso-list:l0 level2
 * lfo1`): they are turned back into lists.
 */
export function withLists(element: HtmlElement): HtmlElement {
  const children: HtmlNode[] = [];
  const open: { list: HtmlElement; level: number }[] = [];
  for (const child of element.children) {
    const item = typeof child === 'string' ? undefined : itemOf(child);
    if (item !== undefined) addItem(children, open, item);
    else if (typeof child !== 'string') {
      open.length = 0;
      children.push(withLists(child));
    } else if (child.trim() !== '' || open.length === 0) {
      open.length = 0;
      children.push(child);
    }
  }
  return { ...element, children };
}

interface Item {
  readonly level: number;
  readonly kind: 'ul' | 'ol';
  readonly children: HtmlNode[];
}

function itemOf(element: HtmlElement): Item | undefined {
  const level = /mso-list\s*:[^;]*level(\d)/i.exec(element.attributes.get('style') ?? '')?.[1];
  if (level === undefined) return undefined;
  const sign = wordsOf(signIn(element)).trim();
  return {
    level: Number(level),
    kind: /^(\d+|[a-z]|[ivxl]+)[.)]/i.test(sign) ? 'ol' : 'ul',
    children: withoutSign(element).children,
  };
}

function addItem(children: HtmlNode[], open: { list: HtmlElement; level: number }[], item: Item): void {
  while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
  const last = open.at(-1);
  if (last?.level === item.level && last.list.tag !== item.kind) open.pop();
  const around = open.at(-1);
  const li = made('li', item.children);
  if (around?.level === item.level) {
    around.list.children.push(li);
    return;
  }
  const list = made(item.kind, [li]);
  const parent = around?.list.children.at(-1);
  if (parent === undefined || typeof parent === 'string') children.push(list);
  else parent.children.push(list);
  open.push({ list, level: item.level });
}

const made = (tag: string, children: HtmlNode[]): HtmlElement => ({ tag, attributes: new Map(), children });

const isSign = (node: HtmlNode) =>
  typeof node !== 'string' && /mso-list\s*:\s*ignore/i.test(node.attributes.get('style') ?? '');

function signIn(element: HtmlElement): HtmlNode {
  for (const child of element.children) {
    if (isSign(child)) return child;
    const inside = typeof child === 'string' ? '' : signIn(child);
    if (inside !== '') return inside;
  }
  return '';
}

function withoutSign(element: HtmlElement): HtmlElement {
  const children = element.children
    .filter((child) => !isSign(child))
    .map((child) => (typeof child === 'string' ? child : withoutSign(child)));
  return { ...element, children };
}

const wordsOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('');
