import { ApiClient } from './support/api-client';
import { expect, generateTicket, test as base } from './support/door-journey';
import { openFront } from './support/front';
import { closeDoor } from './support/hand-door';
import { codeOfText } from './support/held-code';
import { freshServer } from './support/journey';
import type { Phone } from './support/phone';

/** Other journeys may have generated all that the demo has for tonight. */
const test = base.extend({ server: freshServer() });

/** One letter in the middle of the signature becomes another. */
function forged(text: string): string {
  const at = text.length - 20;
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

test.describe('the door, with no network', () => {
  test('judges each ticket by itself, loses no scan when killed, and sends each exactly once', async ({
    server,
    door: { camera, switchOn },
  }) => {
    const api = await ApiClient.logIn(server.origin, 'membre@theatre.example');
    const known = await generateTicket(api);
    let phone = await switchOn('phone');
    await phone.readyForTheDoor('Porte A');
    await phone.page.context().setOffline(true);

    const unheard = await generateTicket(api);
    const forgery = await codeOfText(forged(known.text));
    const opened = Date.now();
    await phone.openDoor();

    await camera.show(known);
    await phone.judges(/^OK$/m, new RegExp(known.name), /^Enregistré à/m);

    await camera.show(null);
    await phone.forgetsWhatItSaw();
    await camera.show(known);
    await phone.judges(/^Déjà entré à/m, /^Rien n’est enregistré/m);

    await camera.show(unheard);
    await phone.judges(/^OK$/m, /^Billet récent, signature vérifiée$/m, /^Enregistré à/m);

    await camera.show(forgery);
    await phone.judges(/^Signature fausse/m, /^Rien n’est enregistré/m);
    const closed = Date.now();
    await phone.kill();

    const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    expect(await office.scansOf([known.uuid, unheard.uuid])).toEqual([]);

    phone = await switchOn('phone');
    await phone.page.goto(`${server.origin}/breve`);
    await expect(async () => {
      const scans = await office.scansOf([known.uuid, unheard.uuid]);
      expect(scans.map(({ ticket }) => ticket).toSorted()).toEqual([known.uuid, unheard.uuid].toSorted());
      for (const { at } of scans) {
        expect(Date.parse(at)).toBeGreaterThanOrEqual(opened - 2000);
        expect(Date.parse(at)).toBeLessThanOrEqual(closed + 2000);
      }
    }).toPass({ timeout: 90_000 });
  });

  test('waits for no answer of a network that is there and swallows everything', async ({
    server,
    door: { camera, switchOn },
  }) => {
    const api = await ApiClient.logIn(server.origin, 'membre@theatre.example');
    const ticket = await generateTicket(api);
    const front = await openFront(server.origin);
    const phone = await switchOn('phone', front.origin);
    await phone.readyForTheDoor('Porte A');
    front.swallow();
    await phone.openDoor();
    await camera.show(ticket);
    await phone.judges(/^OK$/m, new RegExp(ticket.name), /^Enregistré à/m);
    // By now the scan is being sent, and hangs.
    await camera.show(null);
    await phone.forgetsWhatItSaw();
    await camera.show(ticket);
    await phone.judges(/^Déjà entré à/m);
    await phone.kill();
    await front.close();
  });

  test('tells both phones when one ticket came in by two doors', async ({
    server,
    door: { camera, switchOn },
  }) => {
    const ticket = await generateTicket(await ApiClient.logIn(server.origin, 'membre@theatre.example'));
    const phones: Phone[] = [];
    for (const name of ['Porte A', 'Porte B']) {
      const phone = await switchOn(name);
      await phone.readyForTheDoor(name);
      await phone.page.context().setOffline(true);
      await phone.openDoor();
      phones.push(phone);
    }
    await camera.show(ticket);
    for (const phone of phones) await phone.judges(/^OK$/m, /^Enregistré à/m);
    for (const phone of phones) await phone.page.context().setOffline(false);
    for (const phone of phones) {
      const alert = phone.page
        .getByRole('alert')
        .filter({ hasText: `Entré par deux portes : ${ticket.name}` });
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: 'Vu' }).press('Enter');
      await expect(alert).toBeHidden();
      await expect(phone.page.locator('body')).not.toBeFocused();
      await closeDoor(phone.page);
      await phone.openDoor();
      await expect(phone.page.getByRole('button', { name: 'Nom…' })).toBeVisible();
      await expect(alert).toBeHidden();
    }
    const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
    const statuses = (await office.scansOf([ticket.uuid])).map(({ status }) => status).toSorted();
    expect(statuses).toEqual(['accepted', 'duplicate']);
  });
});
