import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../src/ui/button';

describe('a button', () => {
  it('never sends a form by accident', () => {
    expect(renderToStaticMarkup(<Button>Annuler</Button>)).toContain('type="button"');
  });

  it('is disabled but keeps its focus and words while a request runs', () => {
    const html = renderToStaticMarkup(<Button pending>Publier</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toMatch(/ disabled/);
    expect(html).toContain('Publier');
  });

  it('that the server draws holds back a form by itself, until the page can', () => {
    expect(renderToStaticMarkup(<Button disabled>Envoyer</Button>)).toContain(' disabled=""');
  });
});
