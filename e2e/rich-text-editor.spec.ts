import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { expectWelcome } from './support/welcome';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Texte' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** A new text of the association, with nothing written yet. */
async function beginText(page: Page): Promise<void> {
  await enterAs(page, 'admin@theatre.example', '/regie/application/texte/ajouter');
  await editor(page).focus();
}

async function savedTree(page: Page, origin: string, title: string): Promise<RichText> {
  // Each page of the demo association has its text, and there may be several for tickets.
  await page.getByRole('button', { name: /Type$/ }).click();
  await page.getByRole('option', { name: 'Billet' }).click();
  await page.getByRole('textbox', { name: 'Titre' }).fill(title);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  const texts: readonly { title: string; content: RichText }[] = await (
    await fetch(`${origin}/api/about-text`)
  ).json();
  return texts.find((text) => text.title === title)?.content ?? { type: 'adls-text', content: [] };
}

test('a document with every node is written with the keyboard alone', async ({ page, server }) => {
  await beginText(page);
  const type = (text: string) => page.keyboard.type(text);
  const press = (keys: string) => page.keyboard.press(keys);
  const around = async (keys: string, text: string) => {
    await press(keys);
    await type(text);
    await press(keys);
  };
  await type('# La saison');
  await press('Enter');
  await type("L'été : ");
  await around('Control+b', 'gras');
  await around('Control+i', 'penché');
  await around('Control+u', 'souligné');
  await around('Control+Shift+x', 'barré');
  await around('Control+,', 'bas');
  await around('Control+.', 'haut');
  await press('Control+k');
  await page.getByRole('dialog').getByLabel('Adresse du lien').fill('exemple.fr/a');
  await page.getByRole('dialog').getByLabel('Texte du lien').fill('lien');
  await press('Enter');
  await expect(editor(page)).toBeFocused();
  await press('Enter');
  await type('- un');
  await press('Enter');
  await press('Control+]');
  await type('dans un');
  await press('Enter');
  await press('Enter');
  await press('Enter');
  await type('1. premier');
  await press('Enter');
  await press('Enter');
  await type('> cité');
  await press('Enter');
  await press('Enter');
  await type('---');
  await type('Fin');
  expect(await savedTree(page, server.origin, 'Tous les nœuds')).toEqual({
    type: 'adls-text',
    content: [
      { type: 'h', level: 2, content: [text('La saison')] },
      {
        type: 'p',
        content: [
          text('L’été\u00a0: '),
          { type: 'b', content: [text('gras')] },
          { type: 'i', content: [text('penché')] },
          { type: 'u', content: [text('souligné')] },
          { type: 's', content: [text('barré')] },
          { type: 'sub', content: [text('bas')] },
          { type: 'sup', content: [text('haut')] },
          { type: 'a', href: 'https://exemple.fr/a', content: [text('lien')] },
        ],
      },
      {
        type: 'ul',
        content: [
          {
            type: 'li',
            content: [text('un'), { type: 'ul', content: [{ type: 'li', content: [text('dans un')] }] }],
          },
        ],
      },
      { type: 'ol', content: [{ type: 'li', content: [text('premier')] }] },
      { type: 'blockquote', content: [{ type: 'p', content: [text('cité')] }] },
      { type: 'hr' },
      { type: 'p', content: [text('Fin')] },
    ],
  });
});

test('the Tab key leaves the editor, and the toolbar is one stop with arrows inside', async ({ page }) => {
  await beginText(page);
  await page.keyboard.press('Shift+Tab');
  const inToolbar = page.getByRole('toolbar').locator(':focus');
  await expect(inToolbar).toHaveCount(1);
  const place = () => inToolbar.evaluate((tool) => tool.outerHTML);
  const first = await place();
  await page.keyboard.press('ArrowLeft');
  await expect(inToolbar).toHaveCount(1);
  expect(await place()).not.toBe(first);
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('what is pasted from Word is cleaned up, without offending the page’s policy', async ({
  page,
  server,
}) => {
  const offences: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) offences.push(message.text());
  });
  page.on('pageerror', (error) => offences.push(error.message));
  await beginText(page);
  await paste(page, readFileSync('tests/fixtures/pasted/word.html', 'utf8'));
  await expect(editor(page).getByRole('heading', { name: 'Compte rendu' })).toBeVisible();
  await expect(page.getByText('Une image n’a pas été collée')).toBeVisible();
  await paste(page, '<img src=x onerror="document.title=1"><script>document.title=1</script>');
  const tree = await savedTree(page, server.origin, 'Collé de Word');
  expect(tree.content.map(({ type }) => type)).toEqual(['h', 'p', 'h', 'ul']);
  expect(offences).toEqual([]);
});

test('what is copied in the editor comes back as it was', async ({ page, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await beginText(page);
  await page.keyboard.type('## Un titre');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- une chose');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+x');
  await expect(editor(page)).toHaveText('');
  await page.keyboard.press('Control+v');
  const { content } = await savedTree(page, server.origin, 'Copié ici');
  expect(content).toEqual([
    { type: 'h', level: 3, content: [text('Un titre')] },
    { type: 'ul', content: [{ type: 'li', content: [text('une chose')] }] },
  ]);
});

test('a link stays one where the browser rebuilds it under what is typed behind', async ({
  page,
  server,
}) => {
  await beginText(page);
  await paste(page, '<p>Un <a href="https://exemple.fr/a">lien</a></p>');
  // As Firefox does at the space: it goes into the link's own element.
  await editor(page)
    .locator('a')
    .evaluate((link) => link.append(' puis'));
  await expect(editor(page).locator('a')).toHaveText(/^lien/);
  await expect(editor(page)).toHaveText('Un lien puis');
  const { content } = await savedTree(page, server.origin, 'Avec un lien');
  expect(JSON.stringify(content)).toContain('"href":"https://exemple.fr/a"');
});

for (const width of [390, 1280])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the editor is accessible, its tools and its dialog too', async ({ page }) => {
      await beginText(page);
      await paste(page, readFileSync('tests/fixtures/pasted/word.html', 'utf8'));
      if (width < 768) await tool(page, 'Plus d’outils').click();
      await expect(tool(page, 'Exposant')).toBeVisible();
      await expectWelcome(page);
      await tool(page, 'Lien').click();
      await expect(page.getByRole('dialog', { name: 'Lien' })).toBeVisible();
      await expectWelcome(page);
      await page.keyboard.press('Escape');
      await expect(editor(page)).toBeFocused();
    });
  });

const text = (content: string) => ({ type: 'text', content });

async function paste(page: Page, html: string): Promise<void> {
  await editor(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'x');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
