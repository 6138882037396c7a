import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from '../../../../src/ui/field/text-field';

describe('a text field', () => {
  it('ties its label and its error to the control', () => {
    const html = renderToStaticMarkup(
      <TextField label="Mot de passe" type="password" error="Le mot de passe est obligatoire" />,
    );
    const id = /<label[^>]* for="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('Le mot de passe est obligatoire');
    expect(/<input[^>]* id="([^"]+)"/.exec(html)?.[1]).toBe(id);
  });

  it('has nothing to reproach without an error', () => {
    expect(renderToStaticMarkup(<TextField label="Nom" />)).not.toContain('aria-invalid');
  });

  it('leaves no capital to a phone in an address or a password', () => {
    for (const type of ['email', 'password'])
      expect(renderToStaticMarkup(<TextField label="Accès" type={type} />)).toContain(
        'autoCapitalize="none"',
      );
    expect(renderToStaticMarkup(<TextField label="Lien" inputMode="url" />)).toContain(
      'autoCapitalize="none"',
    );
    expect(renderToStaticMarkup(<TextField label="Titre" />)).not.toContain('autoCapitalize');
  });

  it('offers to show a password, and nothing else', () => {
    expect(renderToStaticMarkup(<TextField label="Mot de passe" type="password" />)).toContain(
      'Montrer le mot de passe',
    );
    expect(renderToStaticMarkup(<TextField label="Nom" />)).not.toContain('<button');
  });
});
