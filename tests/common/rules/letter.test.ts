import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { type Letter, inOwnWords, textOf, ticketLines } from '#common/rules/letter';
import { hasPicture, letterBlocks } from '#common/rules/letter-blocks';
import { type LetterPart, letterTree } from '#common/rules/letter-tree';
import { fc } from '../../support/properties';
import { richTrees } from '../../support/rich-trees';

const text = (content: string): RichTextNode => ({ type: 'text', content });
const p = (...content: RichTextNode[]): RichTextNode => ({ type: 'p', content });
const li = (...content: RichTextNode[]): RichTextNode => ({ type: 'li', content });
const a = (href: string, ...content: RichTextNode[]): RichTextNode => ({ type: 'a', href, content });

const sender = { title: 'Les Amis de la Scène', siteUrl: 'https://scene.example' };
const letter: Letter = {
  subject: 'Objet',
  greeting: 'Bonjour Claire,',
  before: ['Les mots du site.'],
  link: { label: 'Voir', href: 'https://scene.example/breve' },
  after: [],
  words: { prenom: 'Claire' },
};

const written = (...content: RichTextNode[]) => {
  const own = inOwnWords(letter, sender, { title: '{prenom}', content: { type: 'adls-text', content } });
  const [words = ''] = textOf(own, sender).split('\n\nVoir :\n');
  return words;
};
const shown = (...content: RichTextNode[]) => {
  const own = inOwnWords(letter, sender, { title: '{prenom}', content: { type: 'adls-text', content } });
  return markup(letterTree(own, sender));
};

/** Without styles. */
function markup(part: LetterPart): string {
  if (typeof part === 'string') return part;
  const { tag, href, content } = part;
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  return `<${tag}${href === undefined ? '' : ` href="${href}"`}>${content.map(markup).join('')}</${tag}>`;
}

describe('a letter in the association’s own words', () => {
  const helloAsso = 'https://www.helloasso.com/associations/scene';

  it('keeps its links, and writes them out as text', () => {
    const words = p(
      text('Payez sur '),
      a(helloAsso, text('Hello'), { type: 'b', content: [text('Asso')] }),
      text('.'),
    );
    expect(written(words)).toBe(`Payez sur HelloAsso (${helloAsso}).`);
    expect(shown(words)).toContain(
      `<p>Payez sur <a href="${helloAsso}">Hello</a><a href="${helloAsso}"><b>Asso</b></a>.</p>`,
    );
  });

  it.each([
    [a('https://www.helloasso.com/', text('www.helloasso.com')), 'www.helloasso.com'],
    [a('/reservations', text('Réserver')), 'Réserver (https://scene.example/reservations)'],
    [a('mailto:a%2Bb@c.example?subject=x', text('écrire ')), 'écrire (a+b@c.example)'],
    [a('mailto:a@c.example', text('a@c.example')), 'a@c.example'],
    [a('tel:+33612345678', text('06 12 34 56 78')), '06 12 34 56 78'],
    [a('tel:+33612345678', text('appeler')), 'appeler (+33612345678)'],
    [a('/breve', { type: 'img', content: '/api/images/x' }), 'https://scene.example/breve'],
  ])('says where a link leads, unless its words do (%#)', (link, words) => {
    expect(written(p(link))).toBe(words);
  });

  it('marks the items of a list, and numbers those of an ordered one', () => {
    const list: RichTextNode = {
      type: 'ul',
      content: [
        li(text('premier'), { type: 'ol', content: [li(text('un')), li(p(text('deux')), p(text('suite')))] }),
        li(p(text('second'))),
      ],
    };
    expect(written(p(text('Apportez\u00a0:')), list, p(text('Merci.')))).toBe(
      'Apportez\u00a0:\n\n• premier\n  1. un\n  2. deux\n    suite\n• second\n\nMerci.',
    );
    expect(shown(list)).toContain(
      '<ul><li>• premier</li><li>1. un</li><li>2. deux<br>suite</li><li>• second</li></ul>',
    );
  });

  it('runs no paragraph into the next one, however they are nested', () => {
    const nested: RichTextNode = {
      type: 'blockquote',
      content: [p(text('premier')), p(text('suite'))],
    };
    expect(written(nested)).toBe('> premier\n\n> suite');
    expect(written({ type: 'b', content: [p(text('premier')), p(text('suite'))] })).toBe('premier\n\nsuite');
    expect(written(text('premier'), { type: 'div', content: [text('suite'), p(text('fin'))] })).toBe(
      'premier\n\nsuite\n\nfin',
    );
  });

  it('is greeted and filled in by its text, and has its button where the text says', () => {
    const own = inOwnWords(letter, sender, {
      title: 'Pour {prenom}',
      content: {
        type: 'adls-text',
        content: [p(text('Chère {prenom},')), p(text('{lien}')), p(text('{site}'))],
      },
    });
    expect(own.subject).toBe('Pour Claire');
    expect(textOf(own, sender)).toBe(
      'Chère Claire,\n\nVoir :\nhttps://scene.example/breve\n\nLes Amis de la Scène\n\nLes Amis de la Scène\nhttps://scene.example\n',
    );
  });

  it('is the site’s as long as its text says nothing', () => {
    expect(written(p(text(' ')), p({ type: 'img', content: '/api/images/x' }))).toBe(
      'Bonjour Claire,\n\nLes mots du site.',
    );
  });

  it('has every word of its text, in order, and no picture', () => {
    fc.assert(
      fc.property(richTrees, ({ content }) => {
        const words = letterBlocks(content, (href) => href).flatMap(({ runs }) => runs);
        const said = words.filter(({ href, words }) => href !== words).map((run) => run.words);
        expect(said.join('').replace(/\s+/g, '')).toBe(textsIn(content).join('').replace(/\s+/g, ''));
        expect(shown(...content)).not.toContain('<img');
      }),
    );
  });
});

const textsIn = (nodes: readonly RichTextNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [node.content];
    return 'content' in node && typeof node.content !== 'string' ? textsIn(node.content) : [];
  });

it('the lines of a ticket mark its items and write out its links', () => {
  const content: RichTextNode[] = [
    { type: 'h', level: 2, content: [text('À savoir')] },
    { type: 'hr' },
    { type: 'ul', content: [li(text('Pas de photos')), li(a('/contacts', text('Nous écrire')))] },
    p({ type: 'img', content: '/api/images/x' }),
    { type: 'div', content: [p(text('premier')), p(text('suite'))] },
  ];
  expect(ticketLines({ type: 'adls-text', content }, sender)).toEqual([
    'À savoir',
    '• Pas de photos',
    '• Nous écrire (https://scene.example/contacts)',
    'premier',
    'suite',
  ]);
});

it('a picture is found wherever it is', () => {
  const picture: RichTextNode = { type: 'img', content: '/api/images/x' };
  expect(hasPicture([p(text('x')), p(a('/breve', picture))])).toBe(true);
  expect(hasPicture([p(text('x'))])).toBe(false);
});
