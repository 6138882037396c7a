import { expect, it } from 'vitest';
import { exampleDocument, exampleWords } from '../../../../../src/screens/regie/texte/mail-example';

it('shows an example in the place of each variable that the mail knows, and leaves the others', () => {
  expect(exampleWords('password-changed', 'Bonjour {prenom}, {jour} {')).toBe('Bonjour Claire, {jour} {');
});

it('does so in every part of a document', () => {
  const link = { type: 'a', href: '/breve', content: [{ type: 'text', content: '{lien}' }] } as const;
  const document = exampleDocument('password-changed', {
    type: 'adls-text',
    content: [
      { type: 'ul', content: [{ type: 'li', content: [{ type: 'b', content: [link] }] }] },
      { type: 'hr' },
    ],
  });
  expect(JSON.stringify(document)).toContain('utilisateur/…');
  expect(document.content.at(-1)).toEqual({ type: 'hr' });
});
