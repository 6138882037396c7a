import { recipientOf } from '../base/mail-address';
import { telephonesIn } from '../base/telephone';
import type { Block, Run } from './letter-blocks';

/** Blocks as plain text: paragraphs apart, list items marked and below each other, addresses written out. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.reduce((text, block, rank) => {
    const before = blocks[rank - 1];
    const isListed = block.depth > 0 && before !== undefined && before.depth > 0;
    const gap = before === undefined ? '' : isListed ? '\n' : '\n\n';
    return `${text}${gap}${textOfBlock(block)}`;
  }, '');
}

function textOfBlock(block: Block): string {
  if (block.kind === 'rule') return '* * *';
  const indent = '  '.repeat(block.marker === '' ? block.depth : block.depth - 1);
  return `${block.kind === 'quote' ? '> ' : ''}${indent}${lineOf(block)}`;
}

/** A block on one line, with its mark, and each address after the words that lead there: `HelloAsso (https://…)`. */
export const lineOf = ({ marker, runs }: Block): string =>
  `${marker}${linksOf(runs).map(writtenOut).join('').trim()}`;

interface Link {
  readonly words: string;
  readonly href: string | undefined;
}

/** Runs of several styles that lead to one address are one link. */
function linksOf(runs: readonly Run[]): readonly Link[] {
  const links: Link[] = [];
  for (const { words, href } of runs) {
    const last = links.at(-1);
    if (last !== undefined && last.href === href) links.splice(-1, 1, { words: last.words + words, href });
    else links.push({ words, href });
  }
  return links;
}

function writtenOut({ words, href }: Link): string {
  if (href === undefined || words.trim() === '' || saysAddress(words, href)) return words;
  const said = words.trimEnd();
  return `${said} (${addressIn(href)})${words.slice(said.length)}`;
}

function saysAddress(words: string, href: string): boolean {
  if (/^tel:/i.test(href)) return telephonesIn(words).length > 0;
  return words.includes(
    addressIn(href)
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
  );
}

/** What a person reads of a link: an address of the web, or whom it writes to or calls. */
function addressIn(href: string): string {
  if (/^tel:/i.test(href)) return href.slice('tel:'.length);
  return /^mailto:/i.test(href) ? recipientOf(href) : href;
}
