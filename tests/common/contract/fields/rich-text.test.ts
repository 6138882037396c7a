import { create } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { webLink } from '#common/contract/fields/primitives';
import { writtenRichText } from '#common/contract/fields/rich-text';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { takes } from '../../../support/struct-walk';

const link = (href: string, content: readonly RichTextNode[] = []) =>
  ({ type: 'a', href, content }) satisfies RichTextNode;
const documentOf = (...content: readonly RichTextNode[]) => ({ type: 'adls-text', content });
const faultOf = (...content: readonly RichTextNode[]) =>
  writtenRichText.validate(documentOf({ type: 'p', content }))[0]?.message;

describe('a document leads', () => {
  it.each([
    'https://theatre.example/foyer?soir=1#haut',
    'HTTP://xn--thtre-fsa8a.example',
    'http://192.0.2.7:8080/',
    'mailto:claire@theatre.example',
    'tel:+33123456789',
    '/breve/lire/le-dindon',
  ])('to %s', (href) => {
    expect(faultOf(link(href))).toBeUndefined();
  });

  it.each([
    'https://[',
    'https://theatre.example@ailleurs.example',
    'https://:theatre.example@ailleurs.example',
    'https://theatre.example/\u202e',
    'tel:+33\u202e',
    'https://[::zz]/',
    'http://theatre.example:99999/',
    'https:theatre.example',
    'https:///theatre.example',
    'https://%00/',
    'javascript:alert(1)',
    '//theatre.example',
    '/\\theatre.example',
    'mailto:',
  ])('never to %s', (href) => {
    expect(faultOf(link(href))).toBe('content.0.content.0.href : lien refusé');
  });
});

it('a picture comes from an address that a browser can read', () => {
  expect(faultOf({ type: 'img', content: 'https://theatre.example/affiche.jpg' })).toBeUndefined();
  expect(faultOf({ type: 'img', content: 'https://[' })).toContain('adresse d’image refusée');
  expect(faultOf({ type: 'img', content: 'http://theatre.example/affiche.jpg' })).toContain('refusée');
});

it('a link holds no other link, however deep', () => {
  const inner = link('/galerie', [{ type: 'text', content: 'la galerie' }]);
  expect(faultOf(link('/breve', [inner]))).toBe('content.0.content.0.content.0 : lien dans un lien');
  expect(faultOf(link('/breve', [{ type: 'b', content: [inner] }]))).toContain('lien dans un lien');
  expect(faultOf(link('/breve'), inner)).toBeUndefined();
});

it.each([
  ['theatre.example', true],
  ['https://theatre.example:8443/foyer', true],
  ['theatre.example:99999', false],
])('whether %s is the link of a place or a sponsor: %s', (typed, isLink) => {
  expect(takes(webLink, typed)).toBe(isLink);
});

it('a text is published without what nobody sees', () => {
  const read = (content: string) =>
    create(documentOf({ type: 'p', content: [{ type: 'text', content }] }), writtenRichText);
  const clean = documentOf({
    type: 'p',
    content: [{ type: 'text', content: 'Au fond de la cour 👩\u200d🎤\u00a0!' }],
  });
  expect(read('Au fond \u202ede\0 la cour 👩\u200d🎤\u00a0!')).toEqual(clean);
  expect(read('Au fond de la cour 👩\u200d🎤\u00a0!')).toEqual(clean);
});

it('a document that leaves its type out is of the only one that there is; another type is refused', () => {
  const content = [{ type: 'p', content: [{ type: 'text', content: 'Rideau' }] }];
  expect(create({ content }, writtenRichText)).toEqual({ type: 'adls-text', content });
  expect(() => create({ type: 'html', content }, writtenRichText)).toThrow('adls-text');
});
