import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultOfRichText } from '#common/contract/fields/rich-text-check';
import { docOfTree } from '../../../src/components/rich-text-editor/doc-of-tree';
import { schema } from '../../../src/components/rich-text-editor/schema';
import { treeOfHtml } from '#common/html/tree-of-html';
import { outline } from '../../support/outline';
import { fc } from '../../support/properties';

const origin = 'https://theatre.example';
const pasted = (html: string) => outline(treeOfHtml(html, origin).nodes);
const copiedFrom = (name: string) => readFileSync(`tests/fixtures/pasted/${name}.html`, 'utf8');

describe('what is pasted', () => {
  it('from Word becomes titles, paragraphs and lists in lists, without its images', () => {
    expect(pasted(copiedFrom('word'))).toBe(
      [
        'h2(Compte\u00a0rendu)',
        "p(b(Présents\u00a0:) ' Claire ' i(Oudin) ', ' i(b(Jean)))",
        'h3(À faire)',
        "ul(li('Clouer le décor' ol(li(Portes))) li('Peindre les ' a(https://www.exemple.fr/toiles?a=1&b=2: toiles)))",
      ].join(' '),
    );
    expect(treeOfHtml(copiedFrom('word'), origin).imagesLeft).toBe(1);
  });

  it('from Google Docs keeps what is bold, and links of this site as paths', () => {
    expect(pasted(copiedFrom('google-docs'))).toBe(
      [
        "p('Nous jouons ' b(samedi) ' et ' a(/spectacle-du-moment: dimanche))",
        "ul(li(i(Acte) ' I' ul(li(Scène 1))))",
      ].join(' '),
    );
  });

  it('from LibreOffice keeps marks, lists and quotations; a row of a table is a line', () => {
    expect(pasted(copiedFrom('libreoffice'))).toBe(
      [
        "p('H' sub(2) 'O, le 1' sup(er) ' ' s(mai) ' ' u(juin))",
        'ol(li(Le premier) li(Le second))',
        "p('20 h 30' ' ' 'Salle des fêtes')",
        'blockquote(p(Une) p(citation))',
      ].join(' '),
    );
  });

  it.each([
    ['un <b>mot</b> seul', "'un ' b(mot) ' seul'"],
    ['<p>a</p>\n\n<p>  b \n c </p><p>&nbsp;</p>', 'p(a) p(b c)'],
    ['<div><div>a</div><div>b<br>c</div></div>', 'p(a) p(b) p(c)'],
    ['<p>un<p>deux<ul><li>a<li>b</ul>', 'p(un) p(deux) ul(li(a) li(b))'],
    ['<h3>Titre</h3><h4>Sous-titre</h4>', 'h2(Titre) h3(Sous-titre)'],
    ['<h1><b>Titre</b> &amp; suite</h1><hr>', "h2('Titre' ' & suite') hr"],
    ['<p class="text-align-center x">a</p>', 'p.align-center(a)'],
    ['<h4 data-pm-slice="1 1 []" class="text-size-small">a</h4>', 'h4.size-small(a)'],
    ['<a href="tel:+33 (0)1 23 45 67 89">appeler</a>', 'a(tel:+33123456789: appeler)'],
    ['<a href="mailto:a@b.fr">écrire</a>', 'a(mailto:a@b.fr: écrire)'],
    ['<a href="javascript:alert(1)">a</a>', "'a'"],
    ['<a href="https://theatre.example/breve/x">a</a>', 'a(/breve/x: a)'],
    ['<p>1 < 2 &lt; 3 &unknown; &#x1F3AD;</p>', "p('1 ' '<' ' 2 < 3 &unknown; 🎭')"],
    [
      '<img src="/api/images/1/format/M/file?v=2" width="800" height="abc">',
      'img(/api/images/1/format/M/file?v=2)',
    ],
    ['<ul>a<p>b</p></ul>', 'ul(li(a) li(p(b)))'],
  ])('%s becomes %s', (html, tree) => {
    expect(pasted(html)).toBe(tree);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>p{}</style><title>x</title>',
    '<!-- <p>a</p> --><![CDATA[x]]>',
    '<svg onload=alert(1)><a href="https://x.fr">x</a></svg>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://x.fr"></iframe><object data=x></object>',
    '<p>\n</p>',
  ])('%s leaves nothing', (html) => {
    expect(pasted(html)).toBe('');
  });

  it('is known nodes, safe links and pictures of this site, whatever it was, and wholly editable', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const { nodes } = treeOfHtml(html, origin);
        const tree = { type: 'adls-text' as const, content: nodes };
        expect(faultOfRichText(tree) ?? 'document trop profond').toContain('document trop profond');
        docOfTree(tree).descendants((node) => expect(node.type).not.toBe(schema.nodes.kept));
      }),
      { numRuns: 500 },
    );
  });
});

const pieces = fc.constantFrom(
  '<p>',
  '</p>',
  '<b style="font-weight:normal">',
  '</b>',
  '<ul>',
  '</ul>',
  '<li>',
  '<h1 class="text-align-center">',
  '<a href="javascript:alert(1)" onclick=x>',
  '<a href=/breve>',
  '</a>',
  '<br>',
  '<hr/>',
  '<img src="//evil.example/a.png" onerror="alert(1)">',
  '<img src=/api/images/1/format/M/file?v=1>',
  '<script>',
  '</script>',
  '<blockquote>',
  '<table><tr><td>',
  '<p style="mso-list:l0 level3 lfo1">',
  '<span style="font-weight:700;text-decoration:underline">',
  '<!--',
  '-->',
  '<',
  '&#0;&#xD800;&nbsp;',
);
const hostileHtml = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }).map((all) => all.join(''));
