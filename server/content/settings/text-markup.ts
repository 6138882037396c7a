import { must } from '#common/base/must';
import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';

/**
 * Converts the program's own texts to rich documents. Blocks are separated by an empty line: `## title`, `### title`,
 * `- item`, `1. item`, `> quotation`, `---`, `![](/source 800x533)`, and paragraphs, whose lines are joined. Inside:
 * `**bold**`, `*italic*`, `__underlined__`, `~~struck~~`, `^raised^`, `[link](/address)`. French typography is applied.
 */
export function richTextOf(markup: string): RichText {
  const blocks = markup.trim().split(/\n\s*\n/);
  return { type: 'adls-text', content: blocks.map(blockOf) };
}

/** French typography: curly apostrophes, and no-break spaces before double signs and inside quotation marks. */
export function typographic(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (h|€|%|°)(?![\p{L}])/gu, '$1\u00a0$2')
    .replace(/(\d\u00a0h) (\d)/g, '$1\u00a0$2');
}

function blockOf(block: string): RichTextNode {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  const image = /^!\[\]\((\S+) (\d+)x(\d+)\)$/.exec(first);
  if (heading) return headingOf(must(heading[1], 'level').length, must(heading[2], 'title'));
  if (image) return imageOf(must(image[1], 'source'), Number(image[2]), Number(image[3]));
  if (first === '---') return { type: 'hr' };
  if (first.startsWith('- ')) return { type: 'ul', content: itemsOf(lines, /^- /) };
  if (first.startsWith('1. ')) return { type: 'ol', content: itemsOf(lines, /^\d+\. /) };
  if (first.startsWith('> ')) return { type: 'blockquote', content: paragraphsOf(lines) };
  return { type: 'p', content: inlineOf(lines.join(' ')) };
}

const headingOf = (level: number, title: string): RichTextNode => ({
  type: 'h',
  level,
  content: inlineOf(title),
});

const imageOf = (content: string, width: number, height: number): RichTextNode => ({
  type: 'img',
  content,
  width,
  height,
});

function itemsOf(lines: readonly string[], mark: RegExp): RichTextNode[] {
  return joined(lines, mark).map((item) => ({ type: 'li', content: inlineOf(item) }));
}

function paragraphsOf(lines: readonly string[]): RichTextNode[] {
  return joined(lines, /^> /).map((paragraph) => ({ type: 'p', content: inlineOf(paragraph) }));
}

/** The lines without their mark; a line without one continues the previous line. */
function joined(lines: readonly string[], mark: RegExp): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) whole.push(line.replace(mark, ''));
    else whole.push(`${whole.pop() ?? ''} ${line}`);
  }
  return whole;
}

const marks = [
  { type: 'b', pattern: /\*\*(.+?)\*\*(?!\*)/ },
  { type: 'i', pattern: /\*(.+?)\*/ },
  { type: 'u', pattern: /__(.+?)__/ },
  { type: 's', pattern: /~~(.+?)~~/ },
  { type: 'sup', pattern: /\^(.+?)\^/ },
] as const;

const link = /\[(.+?)\]\((\S+?)\)/;

function inlineOf(text: string): RichTextNode[] {
  const found = [...marks, { type: 'a' as const, pattern: link }]
    .flatMap(({ type, pattern }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ type, match }];
    })
    .reduce<{ type: (typeof marks)[number]['type'] | 'a'; match: RegExpExecArray } | null>(
      (first, next) => (first === null || next.match.index < first.match.index ? next : first),
      null,
    );
  if (found === null) return text === '' ? [] : [{ type: 'text', content: typographic(text) }];
  const { type, match } = found;
  const content = inlineOf(match[1] ?? '');
  return [
    ...inlineOf(text.slice(0, match.index)),
    type === 'a' ? { type, href: match[2] ?? '', content } : { type, content },
    ...inlineOf(text.slice(match.index + match[0].length)),
  ];
}
