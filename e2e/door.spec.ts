import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient } from './support/api-client';
import { expect, test } from './support/journey';
import { type Phone, openPhone } from './support/phone';
import { type HeldCode, codeOfPdf, codeOfText, writeTicketVideo } from './support/ticket-video';

/** The date whose doors are open now, and free tickets of it that a member has not generated yet. */
async function generateTicket(api: ApiClient): Promise<HeldCode & { uuid: string; name: string }> {
  const ticket = await api.generateFreeTicket();
  return { ...(await codeOfPdf(await api.pdfOf(ticket.uuid))), uuid: ticket.uuid, name: ticket.name };
}

/** One letter in the middle of the signature becomes another. */
function forged(text: string): string {
  const at = text.length - 20;
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

const good = (phone: Phone) => phone.page.getByText('OK', { exact: true });

test.describe('the door, with no network', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'door-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('judges each ticket by itself, loses no scan when killed, and sends each exactly once', async ({
    server,
  }) => {
    test.setTimeout(180_000);
    const api = await ApiClient.logIn(server.origin, 'membre@theatre.example');
    const known = await generateTicket(api);
    const video = join(folder, 'tickets.y4m');
    let phone = await openPhone({ origin: server.origin, folder: join(folder, 'phone'), video });
    await phone.logIn('billetterie@theatre.example');
    await phone.readyForTheDoor('Porte A');
    await phone.page.context().setOffline(true);

    const unheard = await generateTicket(api);
    const forgery = await codeOfText(forged(known.text));
    await writeTicketVideo(video, [known, known, unheard, forgery]);
    const opened = Date.now();
    await phone.openDoor();

    await expect(good(phone)).toBeVisible({ timeout: 20_000 });
    await expect(phone.page.getByText(known.name)).toBeVisible();
    await expect(phone.page.getByText(/^Enregistré à/)).toBeVisible();
    await expect(phone.page.getByText(/^Déjà entré à/)).toBeVisible({ timeout: 20_000 });
    await expect(phone.page.getByText('Billet récent, signature vérifiée')).toBeVisible({ timeout: 20_000 });
    await expect(phone.page.getByText(/^Enregistré à/)).toBeVisible();
    await expect(phone.page.getByText(/^Signature fausse/)).toBeVisible({ timeout: 20_000 });
    const closed = Date.now();
    await phone.kill();

    const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    expect(await office.scansOf([known.uuid, unheard.uuid])).toEqual([]);

    phone = await openPhone({ origin: server.origin, folder: join(folder, 'phone'), video });
    await expect(async () => {
      const scans = await office.scansOf([known.uuid, unheard.uuid]);
      expect(scans.map(({ ticket }) => ticket).toSorted()).toEqual([known.uuid, unheard.uuid].toSorted());
      for (const { at } of scans) {
        expect(Date.parse(at)).toBeGreaterThanOrEqual(opened - 2000);
        expect(Date.parse(at)).toBeLessThanOrEqual(closed + 2000);
      }
    }).toPass({ timeout: 30_000 });
    await phone.kill();
  });

  test('tells both phones when one ticket came in by two doors', async ({ server }) => {
    test.setTimeout(180_000);
    const ticket = await generateTicket(await ApiClient.logIn(server.origin, 'membre@theatre.example'));
    const video = join(folder, 'tickets.y4m');
    const phones = await Promise.all(
      ['Porte A', 'Porte B'].map(async (door) => {
        const phone = await openPhone({ origin: server.origin, folder: join(folder, door), video });
        await phone.logIn('billetterie@theatre.example');
        await phone.readyForTheDoor(door);
        await phone.page.context().setOffline(true);
        return phone;
      }),
    );
    await writeTicketVideo(video, [ticket]);
    for (const phone of phones) await phone.openDoor();
    for (const phone of phones) await expect(good(phone)).toBeVisible({ timeout: 20_000 });
    for (const phone of phones) await phone.page.context().setOffline(false);
    for (const phone of phones) {
      const alert = phone.page
        .getByRole('alert')
        .filter({ hasText: `Entré par deux portes : ${ticket.name}` });
      await expect(alert).toBeVisible({ timeout: 30_000 });
    }
    const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    const statuses = (await office.scansOf([ticket.uuid])).map(({ status }) => status).toSorted();
    expect(statuses).toEqual(['accepted', 'duplicate']);
    for (const phone of phones) await phone.kill();
  });
});
