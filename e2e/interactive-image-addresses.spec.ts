import type { Show } from '#common/contract/agenda/show';
import { openSession } from './support/enter';
import { act, expect, field, openDesk, test } from './support/show-desk';
import { synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';
import { LIST, newForm } from './support/zone-desk';

test('an address under which nothing was begun leads back to the list, and a draft is found under its own', async ({
  page,
}) => {
  const form = newForm();
  const address = new URL(form, 'https://theatre.example').pathname;
  await openDesk(page, form);
  await synchronised(page);
  await field(page, 'Titre').fill('Les coulisses');
  await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.reload();
  await expect(field(page, 'Titre')).toHaveValue('Les coulisses');

  await page.goto(address.replace('le-dindon', 'le-dindon-2019'));
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(field(page, 'Titre')).toHaveValue('Les coulisses');

  await act(page, 'Abandonner…');
  await page.getByRole('button', { name: 'Abandonner', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await page.goto(address);
  await expect(page.getByText('Image interactive introuvable')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test('what was written for a show that is no more can be read and abandoned', async ({ page, server }) => {
  const { token } = await openSession(server.origin, 'secretaire@theatre.example');
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const shown = await fetch(`${server.origin}/api/shows/le-dindon`);
  const { location, visibleFrom, visibleUntil } = (await shown.json()) as Show;
  const made = await fetch(`${server.origin}/api/shows`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      title: 'Le Prénom, reporté',
      location,
      visibleFrom,
      visibleUntil,
      dates: [],
      pieces: [],
      prices: [],
      bookings: false,
    }),
  });
  expect(made.status).toBe(201);
  const { slug, version } = (await made.json()) as Pick<Show, 'slug' | 'version'>;

  await openDesk(page, newForm().replace('le-dindon', slug));
  await synchronised(page);
  await field(page, 'Titre').fill('La salle vide');
  await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
  const removed = await fetch(`${server.origin}/api/shows/${slug}`, {
    method: 'DELETE',
    headers: { ...headers, 'If-Match': `"${version}"` },
  });
  expect(removed.ok).toBe(true);

  // The form that is open says so, and so does one that is opened afterwards.
  await expect(page.getByText(/Le spectacle de cette image interactive n’existe plus/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Le spectacle de cette image interactive n’existe plus/)).toBeVisible();
  await expect(field(page, 'Titre')).toHaveValue('La salle vide');
  await expectWelcomeEverywhere(page);
  await act(page, 'Abandonner…');
  await page.getByRole('button', { name: 'Abandonner', exact: true }).click();
  await expect(page).toHaveURL(/\/regie\/spectacle$/);
});
