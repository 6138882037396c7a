import { randomInt } from 'node:crypto';
import { must } from '#common/base/must';
import { shortCodeOf } from '#common/rules/short-code';
import { claimsOfCode } from '#common/rules/ticket-code';
import { bookByApi, lateDate } from './support/box-office';
import { newCaller, openOffice, overview, rowOf } from './support/booking-office';
import { expect, test } from './support/journey';
import { scanByKeys } from './support/hand-door';
import { expectWelcomeEverywhere } from './support/welcome';

test('a caller is found by their telephone number or the code on their ticket, whatever the date', async ({
  page,
  server,
}) => {
  const { name, row } = newCaller();
  const last = String(randomInt(1_000_000)).padStart(6, '0');
  const pairs = last.replace(/\d\d(?=\d)/g, '$& ');
  const uuid = await bookByApi(server.origin, await lateDate(server.origin), 1, {
    name,
    firstname: 'Odile',
    phone: `+33 (0)6 12 ${pairs}`,
  });
  const answer = await fetch(`${server.origin}/api/bookings/${uuid}`);
  const { code } = (await answer.json()) as { readonly code: string };
  const short = shortCodeOf(must(claimsOfCode(code), 'the claims of a ticket').t);

  await openOffice(page, overview);
  const field = page.getByRole('searchbox', { name: /^Retrouver une réservation/ });
  const found = page.getByRole('list', { name: 'Réservations trouvées' });
  await field.fill(`${server.origin}/reservations/ma-reservation/${uuid}`);
  await expect(found).toContainText(name);
  await field.fill('');
  await expect(found.getByRole('listitem')).toHaveCount(0);
  await field.fill(`code ${short.toLowerCase().replace('-', ' ')}.`);
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(found).toContainText(name);
  await field.fill(`Son billet : ${code}`);
  await expect(field).toHaveValue(short);
  await expect(found).toContainText(name);
  await field.fill('');
  await expect(found.getByRole('listitem')).toHaveCount(0);
  await scanByKeys(page, code, 'Enter');
  await expect(field).toHaveValue(short);
  await expect(found).toContainText(name);
  await field.fill(`06.12.${last}`);
  await expect(found).toContainText(name);
  await expectWelcomeEverywhere(page);
  await found.getByRole('link', { name: `Odile ${name}` }).click();
  await expect(rowOf(page, row)).toBeVisible();
  const bookings = page.getByRole('region', { name: 'Réservations de la séance' });
  for (const words of [pairs, short, code, `${server.origin}/reservations/ma-reservation/${uuid}`]) {
    await bookings.getByRole('searchbox').fill(words);
    await expect(bookings.getByText('1 réservation', { exact: true })).toBeVisible();
    await expect(rowOf(page, row)).toBeVisible();
  }
});
