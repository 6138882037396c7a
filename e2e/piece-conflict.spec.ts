import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { listPieces, readPiece } from './support/library-desk';
import { act, field, openSheet, takePoster, title } from './support/sheet-desk';
import { goOffline, goOnline, synchronised } from './support/visit';

test('two editors change one play, one of them without a network, and nothing of either is lost', async ({
  page,
  browser,
  server,
}) => {
  await openSheet(page, 'ruy-blas');
  await takePoster(page);
  const other = await (await browser.newContext()).newPage();
  await openSheet(other, 'ruy-blas', 'admin@theatre.example', server.origin);
  await synchronised(page);

  await goOffline(page);
  await field(page, 'Genre').fill('drame en vers');
  await title(page).fill('Ruy Blas, ou le valet');
  await act(page, 'Enregistrer');
  await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();

  await field(other, 'Durée, en minutes').fill('118');
  await title(other).fill('Ruy Blas amoureux');
  await takePoster(other);
  await act(other, 'Enregistrer');
  await expect(other.getByText('Tout est enregistré')).toBeVisible();

  await goOnline(page);
  const choice = page.getByRole('group', { name: 'Titre' });
  await expect(choice).toContainText('Ruy Blas, ou le valet');
  await expect(choice).toContainText('Ruy Blas amoureux');
  await choice.getByRole('button', { name: /^Garder la vôtre/ }).click();
  await expect(choice).toHaveCount(0);
  const takeOther = page.getByRole('button', { name: /^Prendre l’autre/ });
  for (let left = await takeOther.count(); left > 0; left -= 1) {
    await takeOther.first().click();
    await expect(takeOther).toHaveCount(left - 1);
  }
  await act(page, 'Enregistrer');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expect
    .poll(() => readPiece(server.origin, 'ruy-blas'))
    .toMatchObject({
      title: 'Ruy Blas, ou le valet',
      genre: 'drame en vers',
      duration: 118,
    });
});

test('a performed play that somebody puts in the trash while it is being written is published as a new one', async ({
  page,
  browser,
  server,
}) => {
  await openSheet(page, 'poil-de-carotte');
  await synchronised(page);
  await takePoster(page);
  await act(page, /^La miniature de la pièce pour les 4 personnages/);
  await field(page, 'Genre').fill('comédie en un acte');
  await expect(page.getByText(/^Brouillon sur cet appareil/)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  const list = '/coulisses/piece?titre=carotte';
  await enterAs(other, 'admin@theatre.example', list, server.origin);
  await act(other, 'Actions sur Poil de Carotte');
  await other.getByRole('menuitem', { name: 'Mettre à la corbeille' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Mettre à la corbeille' }).click();

  await expect(page.getByText(/Quelqu’un a mis ceci à la corbeille entre-temps/)).toBeVisible();
  await act(page, 'En faire une nouvelle fiche');
  await expect(page.getByRole('heading', { level: 1, name: 'Rédiger une fiche' })).toBeVisible();
  await act(page, 'Publier');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expect
    .poll(() => listPieces(server.origin, 'title=carotte&doneOnly=true'))
    .toMatchObject({ data: [{ title: 'Poil de Carotte', genre: 'comédie en un acte' }] });
});
