import { test } from '../support/engines/engine-journey';
import { enterAs, synchronised } from '../support/engines/tab-visit';

/** In the page: the text that is being written, with what stands in it. */
function written(): readonly string[] {
  const text = document.querySelector('[contenteditable="true"]');
  const links = [...(text?.querySelectorAll('a') ?? [])].map((link) => `${link.textContent} → ${link.href}`);
  return [(text?.textContent ?? '').replaceAll('\u00a0', ' '), ...links];
}

/** In the page: whether what is typed now comes behind the link; the focus alone returns before the place of the cursor. */
function isBehindLink(): boolean {
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {};
  const isThere = document.activeElement?.getAttribute('contenteditable') === 'true';
  return (
    isThere && anchorOffset > 0 && anchorNode?.parentElement?.closest('[contenteditable="true"]') !== null
  );
}

const images = () => document.querySelectorAll('[contenteditable="true"] img[src]:not([src=""])').length;

test('a text with a link and an image is written, copied and pasted, and published as it stands', async ({
  tab,
  front,
}) => {
  await enterAs(tab, front, 'contenu@theatre.example', '/coulisses/breve/ecrire');
  await synchronised(tab);
  await tab.fill('Titre', 'Écrite ailleurs');
  await tab.fill('Résumé', 'Sur un autre navigateur.');
  await tab.press('field', 'Texte');
  await tab.type('Un ');
  await tab.press('button', 'Lien');
  await tab.fill('Adresse du lien', 'exemple.fr/a');
  await tab.fill('Texte du lien', 'lien');
  await tab.keys('Enter');
  await tab.becomes(isBehindLink, true);
  await tab.type(' puis');
  await tab.becomes(written, ['Un lien puis', 'lien → https://exemple.fr/a']);
  await tab.keys('Control+a');
  await tab.keys('Control+c');
  await tab.keys('ArrowRight');
  await tab.keys('Control+v');
  await tab.becomes(written, [
    'Un lien puisUn lien puis',
    'lien → https://exemple.fr/a',
    'lien → https://exemple.fr/a',
  ]);
  await tab.press('button', 'Image');
  await tab.press('option', /./);
  await tab.becomes(images, 1);
  await tab.sees(/Brouillon sur cet appareil, gardé à/);
  await tab.press('button', 'Publier');
  await tab.sees('Tout est enregistré');
  await tab.press('link', 'Voir la brève');
  await tab.isAt('Écrite ailleurs');
  await tab.sees('Un lien puisUn lien puis');
});
