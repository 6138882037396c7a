import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { act } from './support/image-desk';
import { goOffline, goOnline, synchronised } from './support/visit';

test('what two editors say of one image is to be attended to, and leads to where one chooses', async ({
  page,
  browser,
  server,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const [editor, person] of [
    [page, 'contenu'],
    [other, 'admin'],
  ] as const) {
    await enterAs(editor, `${person}@theatre.example`, '/coulisses/image?annee=2025', server.origin);
    await synchronised(editor);
    await act(editor, 'Les Précieuses ridicules', /^Modifier/);
  }
  const form = page.getByRole('dialog', { name: 'Modifier l’image' });
  const theirForm = other.getByRole('dialog', { name: 'Modifier l’image' });
  await goOffline(page);
  await form.getByLabel('Nom', { exact: true }).fill('Les Précieuses en bleu');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toBeHidden();
  await theirForm.getByLabel('Nom', { exact: true }).fill('Les Précieuses en rouge');
  await theirForm.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(theirForm).toBeHidden();
  // Said once the server has it.
  await expect(other.getByText('L’image est enregistrée.')).toBeVisible();
  await synchronised(other);
  await goOnline(page);

  await page.goto('/breve');
  await page.getByLabel(/^Synchronisation/).click();
  await page.getByRole('banner').getByRole('button', { name: 'À traiter' }).click();
  await page.getByRole('dialog', { name: 'À traiter' }).getByRole('link', { name: 'Comparer' }).click();
  const choice = form.getByRole('group', { name: 'Nom' });
  await expect(choice).toContainText('Les Précieuses en bleu');
  await expect(choice).toContainText('Les Précieuses en rouge');
});
