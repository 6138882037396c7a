import { expect, test } from './support/journey';
import { readPiece } from './support/library-desk';
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
