import { describe, expect, it } from 'vitest';
import { drawPoster } from '#common/drawing/poster';

describe('a drawn poster', () => {
  it('is the same for the same seed, and another for another', () => {
    const order = { title: 'Le Dindon', author: 'Georges Feydeau' };
    expect(drawPoster({ seed: 'le-dindon', ...order })).toBe(drawPoster({ seed: 'le-dindon', ...order }));
    expect(drawPoster({ seed: 'le-dindon-2', ...order })).not.toBe(
      drawPoster({ seed: 'le-dindon', ...order }),
    );
  });

  it('says its title and author to those who do not see it, escaped', () => {
    const svg = drawPoster({ seed: 'a', title: '"Tout" <b> & rien', author: "L'auteur" });
    expect(svg).toContain('aria-label="Affiche : &#34;Tout&#34; &#60;b&#62; &#38; rien, de L&#39;auteur"');
    expect(svg).not.toContain('<b>');
  });

  it('says d’Edmond Rostand, not de Edmond Rostand', () => {
    const svg = drawPoster({ seed: 'a', title: 'Cyrano', author: 'Edmond Rostand' });
    expect(svg).toContain('aria-label="Affiche : Cyrano, d’Edmond Rostand"');
  });

  it('needs neither fonts nor styles', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(drawPoster({ seed, title: 'L’Île des esclaves', author: 'Marivaux' })).not.toMatch(
        /<text|style=|class=|var\(|NaN|undefined/,
      );
  });

  it.each(['', '   ', '№ 5', 'Ἀντιγόνη', '\ud800', 'Anticonstitutionnellement'.repeat(4), 'à '.repeat(40)])(
    'draws something for the title %j',
    (title) => {
      expect(drawPoster({ seed: 'x', title })).toMatch(/^<svg .*<\/svg>$/);
      expect(drawPoster({ seed: 'x', title })).not.toMatch(/NaN|Infinity/);
    },
  );
});
