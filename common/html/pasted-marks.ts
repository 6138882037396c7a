import type { HtmlElement } from './html-reading';

type MarkName = 'b' | 'i' | 'u' | 's' | 'sub' | 'sup';

const tagMarks: ReadonlyMap<string, MarkName> = new Map([
  ['b', 'b'],
  ['strong', 'b'],
  ['i', 'i'],
  ['em', 'i'],
  ['cite', 'i'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ['sub', 'sub'],
  ['sup', 'sup'],
]);

/** The marks of an element, by its tag or its style; a style overrides the tag. */
export function marksOf({ tag, attributes }: HtmlElement): readonly MarkName[] {
  const style = attributes.get('style') ?? '';
  const styleOf = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();
  const [weight, slant, rise] = [styleOf('font-weight'), styleOf('font-style'), styleOf('vertical-align')];
  const line = styleOf('text-decoration') ?? styleOf('text-decoration-line') ?? '';
  const ofTag = tagMarks.get(tag);
  const isTitle = /^h[1-6]$/.test(tag);
  const isBold = weight === undefined ? ofTag === 'b' : /^(bold|bolder|[6-9]00)$/.test(weight);
  const isSlanted = slant === undefined ? ofTag === 'i' : /^(italic|oblique)/.test(slant);
  const marks: (MarkName | false | undefined)[] = [
    // A heading is already bold, a link already underlined.
    isBold && !isTitle && 'b',
    isSlanted && 'i',
    (line.includes('underline') || ofTag === 'u') && tag !== 'a' && 'u',
    (line.includes('line-through') || ofTag === 's') && 's',
    (rise === 'sub' || ofTag === 'sub') && 'sub',
    (rise === 'super' || ofTag === 'sup') && 'sup',
  ];
  return marks.filter((mark) => mark !== false && mark !== undefined);
}
