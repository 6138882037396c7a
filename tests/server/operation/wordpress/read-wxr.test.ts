import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FaultyWxr, readWxr } from '#server/operation/wordpress/read-wxr';

const whole = readFileSync('tests/fixtures/wordpress/export.xml', 'utf8');

test('an export is read with its authors, and each item with its dates and categories', () => {
  const { mails, items } = readWxr(whole);
  expect([...mails]).toEqual([
    ['colette', 'Colette@troupe.example'],
    ['webmestre', 'web@ancien.example'],
  ]);
  expect(items.map(({ type }) => type).join(' ')).toBe(
    'post post post post page attachment attachment attachment',
  );
  expect(items[0]).toMatchObject({
    guid: 'https://ancien.example/?p=12',
    title: 'Les répétitions &amp; la galette',
    slug: 'repetitions-galette',
    date: new Date('2014-01-07T19:30:00Z'),
    modified: new Date('2014-01-08T08:00:00Z'),
    hasPassword: false,
    comments: 1,
    categories: [
      { domain: 'category', name: 'Ados' },
      { domain: 'category', name: 'Vie de la troupe' },
      { domain: 'post_tag', name: 'galette' },
    ],
  });
  expect(items[1]?.title).toBe('Un dindon pour l’été');
  expect(items[3]?.hasPassword).toBe(true);
});

test('a date that is missing in UTC is that of the clocks in Paris', () => {
  expect(readWxr(whole).items[2]?.date).toEqual(new Date('2021-06-02T10:00:00+02:00'));
});

test('a text that WordPress has cut for the end of CDATA is joined', () => {
  const text = whole.replace('À écrire.', 'a]]]]><![CDATA[>b');
  expect(readWxr(text).items[2]?.content).toBe('a]]>b');
});

describe('a file that is no export is refused in French', () => {
  const bomb = `<?xml version="1.0"?>
    <!DOCTYPE rss [<!ENTITY a "rideau"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  test.each([
    ['text', 'Bonjour', 'n’est pas du XML'],
    ['nothing', '', 'n’est pas du XML'],
    ['an archive', 'PK\u0003\u0004\0\0', 'n’est pas du XML'],
    ['a page', '<html><body><p>Bonjour</p></body></html>', 'n’est pas un export de WordPress'],
    [
      'a feed',
      '<rss version="2.0"><channel><title>x</title></channel></rss>',
      'n’est pas un export de WordPress',
    ],
    ['a file with entities of its own', whole.replace(/^<\?xml[^>]*>/, bomb), 'déclare un DOCTYPE'],
    ['a DOCTYPE behind a comment', `<!-- x -->\n<!doctype rss>${whole}`, 'déclare un DOCTYPE'],
    ['a cut file', whole.slice(0, whole.length / 2), 'abîmé ou incomplet'],
    ['a file cut before its end', whole.slice(0, whole.lastIndexOf('</channel>')), 'abîmé ou incomplet'],
  ])('%s', (_, text, reason) => {
    expect(() => readWxr(text)).toThrow(FaultyWxr);
    expect(() => readWxr(text)).toThrow(reason);
  });
});

test('an entity that nobody declared stays as it is written', () => {
  const text = whole.replace('Un dindon pour', 'Un &dindon; pour');
  expect(readWxr(text).items[1]?.title).toBe('Un &dindon; pour l’été');
});
