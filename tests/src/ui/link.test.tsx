import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Link } from '../../../src/ui/link';

function linkTo(href: string): string {
  return renderToStaticMarkup(
    <Router ssrPath="/" base="/scene">
      <Link href={href}>Ici</Link>
    </Router>,
  );
}

describe('a link', () => {
  it('follows a path of the site through the router', () => {
    expect(linkTo('/breve')).toBe('<a href="/scene/breve">Ici</a>');
  });

  it.each(['mailto:bureau@theatre.example', '#contenu', '//autre.example/breve'])(
    'leaves %s to the browser',
    (href) => {
      expect(linkTo(href)).toBe(`<a href="${href}">Ici</a>`);
    },
  );

  it('gives another site no hold on this page', () => {
    expect(linkTo('https://www.facebook.com/x')).toContain('rel="noopener"');
  });
});
