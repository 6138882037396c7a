import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewPasswordFields } from '../../../../src/components/session/new-password-fields';

const field = (name: string, value: string) => ({
  name,
  value,
  error: undefined,
  onChange: () => undefined,
  onBlur: () => undefined,
});

/** What the list says, need by need. */
function needsFor(password: string): string[] {
  const html = renderToStaticMarkup(
    <NewPasswordFields password={field('password', password)} confirmation={field('confirmation', '')} />,
  );
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)];
  return items.map(([, item = '']) => item.replace(/<[^>]+>/g, ''));
}

describe('the fields of a new password', () => {
  it('say what is needed before anything is typed', () => {
    expect(needsFor('')).toEqual([
      '8 caractères : pas encore',
      '1 majuscule : pas encore',
      '1 minuscule : pas encore',
      '1 chiffre : pas encore',
      '1 caractère spécial : pas encore',
    ]);
  });

  it('say while it is typed what it has already', () => {
    expect(needsFor('Rideau')).toEqual([
      '8 caractères : pas encore',
      '1 majuscule : oui',
      '1 minuscule : oui',
      '1 chiffre : pas encore',
      '1 caractère spécial : pas encore',
    ]);
    expect(needsFor('Rideau-1984!').every((need) => need.endsWith(' : oui'))).toBe(true);
  });

  it('let a password manager propose one', () => {
    const html = renderToStaticMarkup(
      <NewPasswordFields password={field('password', '')} confirmation={field('confirmation', '')} />,
    );
    expect(html.match(/autoComplete="new-password"/gi)).toHaveLength(2);
  });
});
