import {
  type Attrs,
  type DOMOutputSpec,
  DOMParser,
  type Mark,
  type Node,
  type TagParseRule,
} from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { must } from '#common/base/must';
import { schema } from '../../../../src/components/rich-text-editor/schema';

const { nodes, marks } = schema;

/** What a style can hold: what has a class, and what has none. */
const metadata = [
  { name: 'align', value: 'center' },
  { name: 'unknown', value: 'a "b" & c' },
];
const picture = { source: '/api/images/1/format/M/file?v=2', width: 800, height: 600, alt: 'Le rideau' };

const nodesWithAll: readonly Node[] = [
  nodes.p.create({ metadata }),
  nodes.h.create({ metadata, level: 1 }),
  nodes.h.create({ level: 4 }),
  nodes.blockquote.create({ metadata }),
  nodes.ul.create({ metadata }),
  nodes.ol.create({ metadata }),
  nodes.div.create({ metadata }),
  nodes.li.create({ metadata }),
  nodes.hr.create(),
  nodes.picture.create({ metadata, ...picture }),
  nodes.kept.create({ nodes: [{ type: 'p', content: [{ type: 'ul', content: [] }] }] }),
  nodes.words.create(),
  nodes.img.create({ metadata, ...picture }),
  nodes.img.create({ source: 'https://example.org/a.jpg' }),
];

const marksWithAll: readonly Mark[] = Object.values(marks).flatMap((mark) => [
  mark.create({ href: '/breve' }),
  mark.create({ href: 'https://example.org/?a=1&b=2', metadata }),
]);

describe('what a browser has rebuilt is read from its element with all that it holds:', () => {
  it.each(nodesWithAll.map((node) => [node.type.name, JSON.stringify(node.attrs), node] as const))(
    '%s %s',
    (name, _, node) => {
      const { type, attrs } = ruleFor(must(node.type.spec.toDOM, 'its element')(node));
      expect(type).toBe(name);
      expect(node.type.create(attrs).attrs).toEqual(node.attrs);
    },
  );

  it.each(marksWithAll.map((mark) => [mark.type.name, JSON.stringify(mark.attrs), mark] as const))(
    '%s %s',
    (name, _, mark) => {
      const { type, attrs } = ruleFor(must(mark.type.spec.toDOM, 'its element')(mark, true));
      expect(type).toBe(name);
      expect(mark.type.create(attrs).eq(mark)).toBe(true);
    },
  );

  it('nothing is left out', () => {
    const tried = new Set(nodesWithAll.map(({ type }) => type.name));
    expect(Object.keys(nodes).filter((name) => !tried.has(name))).toEqual(['doc', 'text']);
  });
});

/** What the engine reads from an element: by the first rule that fits. */
function ruleFor(drawn: DOMOutputSpec) {
  const [tag, attributes] = drawn as unknown as [string, Attrs?];
  const element = elementOf(tag, attributes ?? {});
  const rules = DOMParser.fromSchema(schema).rules.flatMap((rule) =>
    'tag' in rule ? (rule as TagParseRule) : [],
  );
  const rule = must(
    rules.find((one) => element.matches(one.tag)),
    `a rule for ${tag}`,
  );
  return { type: rule.node ?? rule.mark, attrs: rule.getAttrs ? (rule.getAttrs(element) as Attrs) : null };
}

/** As much of an element as the rules ask for. */
function elementOf(tag: string, attributes: Attrs): HTMLElement {
  const getAttribute = (name: string) => {
    const value: unknown = attributes[name];
    return value === null || value === undefined ? null : String(value);
  };
  const matches = (selector: string) => {
    const [, name, attribute] = must(/^(\w+)(?:\[([\w-]+)\])?$/.exec(selector), 'a plain selector');
    return name === tag && (attribute === undefined || getAttribute(attribute) !== null);
  };
  return { matches, getAttribute } as unknown as HTMLElement;
}
