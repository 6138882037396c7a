import { expect, it } from 'vitest';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { textOf } from '#common/rules/letter';
import { exampleLetter } from '../../../../../src/screens/desk/about-text/mail-example';

const sender = { title: 'Les Amis de la Scène', siteUrl: 'https://scene.example' };
const p = (content: string): RichTextNode => ({ type: 'p', content: [{ type: 'text', content }] });
const example = (slug: string, ...content: RichTextNode[]) =>
  exampleLetter(slug, { title: 'Pour {prenom}', content: { type: 'adls-text', content } }, sender);

it('is the letter itself, with an example of each variable that the mail knows, and leaves the others', () => {
  const letter = example('password-changed', p('Bonjour {prenom}, {jour} {'), p('{site}'));
  expect(letter?.subject).toBe('Pour Claire');
  expect(letter && textOf(letter, sender)).toBe(
    'Bonjour Claire, {jour} {\n\nLes Amis de la Scène\n\nCe n’était pas moi :\nhttps://www.exemple.fr/utilisateur/…\n\nLes Amis de la Scène\nhttps://scene.example\n',
  );
});

it('has no button where the mail leads nowhere', () => {
  expect(example('account-deleted', p('Au revoir'))).not.toHaveProperty('link');
});

it('is none as long as its text says nothing', () => {
  expect(example('booking-thanks', p(' '))).toBeNull();
});
