import { type Letter, type LetterFile, type Sender, textOf } from '#common/rules/letter';
import { type LetterElement, type LetterPart, letterTree } from '#common/rules/letter-tree';
import { escapeHtml } from '../http/escape-html';

// Letters are written by many nouns of the server, and shown by the page's preview.
export { oneLine } from '#common/base/one-line';
export { type Letter, type LetterFile, type Sender, textOf };

/** The letter as HTML that every mail program renders. */
export function htmlOf(letter: Letter, sender: Sender): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0">
${htmlOfPart(letterTree(letter, sender))}
</body></html>
`;
}

function htmlOfPart(part: LetterPart): string {
  if (typeof part === 'string') return escapeHtml(part);
  const { tag, href, content } = part;
  const open = `<${tag}${href === undefined ? '' : ` href="${escapeHtml(href)}"`}${styleOf(part)}>`;
  if (tag === 'br' || tag === 'hr') return `${open}\n`;
  return `${open}${content.map(htmlOfPart).join('')}</${tag}>${isBlock.has(tag) ? '\n' : ''}`;
}

const isBlock: ReadonlySet<LetterElement['tag']> = new Set(['div', 'p', 'ul', 'li']);

function styleOf({ style }: LetterElement): string {
  if (style === undefined) return '';
  const rules = Object.entries(style).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return ` style="${escapeHtml(rules.join(';'))}"`;
}
