import { expect, test } from './support/journey';
import { act, field, openSheet, title } from './support/sheet-desk';

test.use({ viewport: { width: 390, height: 844 } });

test('a look at the preview forgets nothing of the form, and what is wrong leads back to it', async ({
  page,
}) => {
  await openSheet(page, 'le-dindon');
  const summary = field(page, 'Résumé');
  const before = await summary.innerText();
  await summary.click();
  await page.keyboard.press('ControlOrMeta+End');
  // In one stroke: what is typed slowly is undone in parts.
  await page.keyboard.insertText(' Et tout s’arrange.');
  await page.getByRole('button', { name: /^\d Pontagnac/ }).click();

  await page.getByRole('tab', { name: 'Aperçu' }).click();
  await expect(page.getByRole('tabpanel').getByText('Et tout s’arrange.')).toBeVisible();
  await expect(title(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Fiche' }).click();
  await expect(field(page, 'Nom du personnage')).toHaveValue('Pontagnac');
  await summary.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(summary).toHaveText(before, { useInnerText: true });

  await title(page).fill('');
  await page.getByRole('tab', { name: 'Aperçu' }).click();
  await act(page, 'Enregistrer');
  await expect(page.getByText('Le titre est obligatoire').first()).toBeVisible();
  await expect(title(page)).toBeFocused();
});
