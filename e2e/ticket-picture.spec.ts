import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { must } from '#common/base/must';
import { claimsOfCode } from '#common/rules/ticket-code';
import { shortCodeOf } from '#common/rules/short-code';
import { bookByApi, dateWithOpenDoors } from './support/box-office';
import { openCounter } from './support/counter';
import { expect, test } from './support/free-tickets';
import { paste, readPicture, ticketOf } from './support/handed-over';
import { freshDoor, openDoor, openScan, pressMeant } from './support/hand-door';
import { expectWelcome } from './support/welcome';

test.use({ viewport: { width: 390, height: 844 } });

/** A booking of two seats, with what its booker could show of its ticket. */
async function booked(origin: string, date: string) {
  const name = `Castan-${randomUUID().slice(0, 6)}`;
  const ticket = await ticketOf(origin, await bookByApi(origin, date, 2, { name }));
  const short = shortCodeOf(must(claimsOfCode(ticket.text), 'the claims of a ticket').t);
  return { ...ticket, name, short };
}

test('a ticket that came as a picture, a link or a few words gets in at the door', async ({
  page,
  server,
}) => {
  const date = await dateWithOpenDoors(server.origin);
  const turned = await booked(server.origin, date);
  const chosen = await booked(server.origin, date);
  const copied = await booked(server.origin, date);
  const linked = await booked(server.origin, date);
  await openScan(page);
  await openDoor(page, date, freshDoor());
  const verdict = page.locator('main section[role=alert]');
  const dialog = page.getByRole('dialog', { name: 'Chercher un nom' });

  const poster = { create: { width: 400, height: 300, channels: 3, background: '#a33' } } as const;
  await readPicture(page, await sharp(poster).png().toBuffer());
  await expect(page.getByText(/^Aucun code QR lisible sur cette image/)).toBeVisible();
  await expectWelcome(page);

  const crooked = sharp(turned.picture).resize(240).rotate(31, { background: '#fff' });
  await readPicture(page, await crooked.png().toBuffer());
  await expect(verdict).toContainText(turned.name);
  await page.getByRole('button', { name: 'Nom…' }).click();
  await expect(dialog).toBeVisible();
  await expectWelcome(page);
  await readPicture(page, chosen.picture);
  await expect(dialog).toHaveCount(0);
  await expect(verdict).toContainText(chosen.name);
  await paste(page, { picture: copied.picture });
  await expect(verdict).toContainText(copied.name);
  await paste(page, { text: `Voici mon billet : ${linked.page}` });
  await expect(verdict).toContainText(linked.name);
  await pressMeant(verdict.getByRole('button', { name: 'Payé, faire entrer' }));
  await expect(verdict).toContainText('Enregistré à');

  await paste(page, { text: linked.name.toLowerCase() });
  await expect(dialog.getByRole('button', { name: new RegExp(linked.name) })).toContainText('déjà entrés');
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await expect(page.getByText('hors ligne')).toBeVisible();
  await paste(page, { text: `code ${linked.short.toLowerCase()}.` });
  await expect(verdict).toContainText('Déjà entré à');
  await paste(page, { text: linked.page });
  await expect(page.getByText(/^Sans réseau, ce lien ne dit pas son billet/)).toBeVisible();
});

test('a ticket that came as a picture or a link is found at the counter', async ({ page, server }) => {
  const date = await dateWithOpenDoors(server.origin);
  const ticket = await booked(server.origin, date);
  await openCounter(page, date);
  const dialog = page.getByRole('dialog', { name: new RegExp(ticket.name) });
  const cash = dialog.getByRole('button', { name: 'Encaisser 24 €' });

  await page.getByRole('tab', { name: 'Réservations' }).click();
  await readPicture(page, ticket.picture);
  await expect(cash).toBeVisible();
  await page.keyboard.press('Escape');
  await paste(page, { text: ticket.page });
  await pressMeant(cash);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Personne ne doit plus rien pour cette séance.')).toBeVisible();

  await paste(page, { text: `Mon code : ${ticket.short}` });
  await expect(dialog).toContainText(/Payé à .*24\s€ en espèces/);
  await expectWelcome(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Vendre' }).click();
  await paste(page, { text: ticket.name });
  await expect(page.getByLabel('Nom, ou code du billet')).toHaveValue(ticket.name);
  await expect(page.getByText(/^Payé à\s/)).toBeVisible();
});
