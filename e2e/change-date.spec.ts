import { randomUUID } from 'node:crypto';
import { playbillDate } from '#common/base/dates';
import { must } from '#common/base/must';
import { claimsOfCode } from '#common/rules/ticket-code';
import { bookByApi, bookElsewhere, lateDate, ownDate } from './support/box-office';
import { dateOf, dialog, openOffice, rowOf } from './support/booking-office';
import { codeOnScreen } from './support/held-code';
import { expect } from './support/journey';
import { test } from './support/mail-journey';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test.use({ viewport: { width: 390, height: 844 } });

/** When a date of Le Dindon begins, as the page says it. */
async function momentOf(origin: string, uuid: string): Promise<string> {
  const { dates } = (await (await fetch(`${origin}/api/shows/le-dindon`)).json()) as {
    readonly dates: readonly { readonly uuid: string; readonly date: string }[];
  };
  return playbillDate(
    new Date(
      must(
        dates.find((date) => date.uuid === uuid),
        'a date',
      ).date,
    ),
  );
}

test(
  'a booking changes to another date: on its page, in its letter, on the device and in the office’s list',
  { tag: '@offline' },
  async ({ page, server, post }) => {
    const { origin } = server;
    const [before, late] = [await lateDate(origin, 1), await lateDate(origin)];
    const [formerly, lately] = [await momentOf(origin, before), await momentOf(origin, late)];
    await bookElsewhere(origin, await ownDate(origin, 1), 1);
    const name = `Kerbrat-${randomUUID().slice(0, 4)}`;
    const email = `${name}@public.example`.toLowerCase();
    const uuid = await bookByApi(origin, before, 2, { email, name });
    await post.next(email);

    await page.goto(`/reservations/ma-reservation/${uuid}`);
    await synchronised(page);
    await shellStored(page);
    const code = page.getByRole('img', { name: 'Code QR à présenter à l’entrée, pour 2 places' });
    const claims = async () => must(claimsOfCode((await codeOnScreen(code)).text), 'claims');
    expect((await claims()).d).toBe(before);

    const change = page.getByRole('button', { name: 'Changer de date' });
    await goOffline(page);
    await expect(change).toBeDisabled();
    await goOnline(page);
    await change.click();
    const choice = dialog(page, 'Changer de date');
    await expect(choice.getByRole('radio', { name: /Complet/ }).first()).toBeDisabled();
    await choice.getByRole('radio', { name: lately }).check();
    await expect(choice.getByText(`Vos 2 places du ${formerly} sont rendues à d’autres.`)).toBeVisible();
    await expect(choice.getByText(/^Le prix ne change pas\s:\s\d/)).toBeVisible();
    await expectWelcomeEverywhere(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await choice.getByRole('button', { name: `Venir le ${lately}` }).click();

    await expect(page.getByText(`Votre réservation est maintenant pour le ${lately}.`)).toBeVisible();
    await expect.poll(async () => (await claims()).d).toBe(late);
    const letter = await post.next(email);
    expect(letter.subject).toMatch(/^Votre réservation change de date – /);
    expect(letter.attachments).toHaveLength(2);

    await goOffline(page);
    await page.goto('/reservations/mes-reservations');
    await expect(page.getByRole('article').filter({ hasText: lately })).toContainText('2 places');
    await goOnline(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await openOffice(page, await dateOf(origin));
    await expect(rowOf(page, name)).toBeVisible();
    await openOffice(page, await dateOf(origin, 1));
    await expect(page.getByRole('heading', { name: 'Les réservations' })).toBeVisible();
    await expect(rowOf(page, name)).toHaveCount(0);
  },
);
