import { expect, test } from './support/journey';
import { readPiece } from './support/library-desk';
import { act, addAuthor, field, openSheet, takePoster } from './support/sheet-desk';

test('a version of a play is compared with the form, comes into it and is saved again', async ({
  page,
  server,
}) => {
  await openSheet(page, 'le-malade-imaginaire');
  const authors = page.getByRole('list', { name: 'Auteurs de la pièce' });
  await takePoster(page);
  await page.getByRole('button', { name: /^La miniature de la pièce pour/ }).click();
  await addAuthor(page, 'Eugène Labiche');
  await field(page, 'Genre').fill('comédie en vers');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await act(page, 'Retirer Eugène Labiche');
  await field(page, 'Genre').fill('satire');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();

  await act(page, 'Versions');
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions
    .getByRole('button', { name: /^Comparer la version/ })
    .nth(1)
    .click();
  // Once the words that went are marked, readers are told so in between.
  await expect(versions.getByRole('region', { name: 'Auteurs' })).toContainText(/Molière.*, Eugène Labiche/);
  await expect(versions.getByRole('region', { name: 'Genre' })).toContainText('comédie en vers');
  await expect(versions.getByRole('region')).toHaveCount(2);
  await act(page, 'Reprendre cette version');
  await expect(versions).toBeHidden();
  await expect(field(page, 'Genre')).toHaveValue('comédie en vers');
  await expect(authors).toContainText('Eugène Labiche');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expect
    .poll(() => readPiece(server.origin, 'le-malade-imaginaire'))
    .toMatchObject({
      genre: 'comédie en vers',
      textAuthors: [{ slug: 'moliere' }, { slug: 'eugene-labiche' }],
    });
});
