import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { handoverCodes, readHandoverCode } from '#common/rules/scan-handover';
import { ApiClient } from './support/api-client';
import { expect, generateTicket, test as base } from './support/door-journey';
import { lookUp } from './support/hand-door';
import { type HeldCode, codeOfText, codeOnScreen } from './support/held-code';
import { freshServer } from './support/journey';
import type { Phone } from './support/phone';
import { expectWelcome } from './support/welcome';

/** Other journeys may have generated all that the demo has for tonight. */
const test = base.extend({ server: freshServer() });

test('a phone without a network hands its scans to another by codes on its screen, which counts and sends them', async ({
  server,
  door: { camera, switchOn },
}) => {
  const ticket = await generateTicket(await ApiClient.logIn(server.origin, 'membre@theatre.example'));
  const [first, second] = [await readyPhone('Porte A'), await readyPhone('Porte B')];
  await first.openDoor();
  // In by mistake four times, then for good: nine scans, which one code does not hold.
  for (let time = 1; time <= 4; time += 1) {
    await enterByName(first);
    await first.page.getByRole('button', { name: 'Passages…' }).click();
    await first.page.getByRole('button', { name: /^Annuler l’entrée/ }).click();
    await expect(first.page.getByRole('dialog')).toBeHidden();
  }
  await enterByName(first);
  const codes = await codesOnScreen(first);
  // Its battery is empty before the server has received anything.
  await first.kill();

  await second.openDoor();
  const panel = second.page.getByRole('region', { name: 'Passages d’un autre téléphone' });
  const [other] = handoverCodes('autre', randomUUID(), scansOf(codes));
  await camera.show(await codeOfText(other ?? ''));
  await expect(panel.getByText('Ils sont d’une autre séance')).toBeVisible();
  await expect(second.page.getByText('Gardez l’écran dans le cadre')).toBeHidden();
  await camera.show(null);
  await panel.getByRole('button', { name: 'Fermer' }).click();

  for (const [rank, code] of codes.toReversed().entries()) {
    await camera.show(code);
    await expect(panel.getByText(`${rank + 1} sur 2`)).toBeVisible();
  }
  await camera.show(null);
  await expect(panel.getByRole('heading', { name: 'Passages de Porte A' })).toBeVisible();
  await expectWelcome(second.page);
  await atTwiceTheSize(second.page, async () => {
    for (const name of ['Nom…', 'Passages…', 'Fermer la porte'])
      await expect(second.page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: 'Reprendre 9 passages' }).scrollIntoViewIfNeeded();
    await expect(panel.getByRole('button', { name: 'Reprendre 9 passages' })).toBeInViewport({ ratio: 1 });
  });
  await panel.getByRole('button', { name: 'Reprendre 9 passages' }).click();
  await expect(panel.getByText('C’est repris')).toBeVisible();
  await panel.getByRole('button', { name: 'Fermer' }).click();
  await camera.show(ticket);
  await second.judges(/^Déjà entré à/m, /Porte A/);

  await second.page.context().setOffline(false);
  const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
  await expect(async () => {
    const scans = await office.scansOf([ticket.uuid]);
    expect(scans.map(({ deviceName, status }) => `${deviceName} ${status}`)).toEqual(
      Array.from({ length: 9 }, () => 'Porte A accepted'),
    );
  }).toPass({ timeout: 90_000 });

  async function readyPhone(name: string): Promise<Phone> {
    const phone = await switchOn(name);
    await phone.readyForTheDoor(name);
    await phone.page.context().setOffline(true);
    return phone;
  }

  async function enterByName(phone: Phone): Promise<void> {
    await (await lookUp(phone.page, ticket.name)).first().click();
    await phone.judges(/^OK$/m, /^Enregistré à/m);
  }
});

/** On a phone that shows everything at twice its size. */
async function atTwiceTheSize(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 195, height: 422 });
  await look();
  if (size !== null) await page.setViewportSize(size);
}

const scansOf = (codes: readonly HeldCode[]) =>
  codes.flatMap(({ text }) => readHandoverCode(text)?.scans ?? []);

/** Opens the series and walks through it by hand. */
async function codesOnScreen({ page }: Phone): Promise<readonly HeldCode[]> {
  await page.getByRole('button', { name: 'Passages…' }).click();
  await page.getByRole('button', { name: 'Transmettre à un autre téléphone' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectWelcome(page);
  const codes: HeldCode[] = [];
  for (const _ of [1, 2]) {
    const code = page.getByRole('img', { name: /^Code \d sur 2$/ });
    codes.push(await codeOnScreen(code, codes));
    await page.getByRole('button', { name: 'Code suivant' }).click();
  }
  return codes;
}
