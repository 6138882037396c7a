import { ApiClient } from './support/api-client';
import { expect, generateTicket, test as base } from './support/door-journey';
import { OFFICE, actOn, openAs } from './support/free-tickets';
import { codeOfPdf } from './support/held-code';
import { freshServer } from './support/journey';

/** Other journeys may have generated all that the demo has for tonight. */
const test = base.extend({ server: freshServer() });

test('a lost ticket is replaced: the door refuses the old one with and without a network, and lets the new one in', async ({
  page,
  server,
  door: { camera, switchOn },
}) => {
  const member = await ApiClient.logIn(server.origin, 'membre@theatre.example');
  const lost = await generateTicket(member);
  await openAs(page, 'resa', `${OFFICE}?nom=${encodeURIComponent(lost.name)}&etat=generees`);
  await actOn(page, lost.name, 'Remplacer un billet perdu');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByLabel('Au nom de')).toHaveValue(lost.name);
  await dialog.getByRole('button', { name: 'Remplacer' }).click();
  await expect(page.getByText(`${lost.name} est remplacé`)).toBeVisible();
  const found = await codeOfPdf(await member.pdfOf(await member.replacementOf(lost.uuid)));
  expect(found.text).not.toBe(lost.text);

  const phone = await switchOn('phone');
  await phone.readyForTheDoor('Porte A');
  await phone.openDoor();
  await camera.show(lost);
  await phone.judges(/Remplacé par un billet plus récent/, /^Rien n’est enregistré/m);
  await phone.page.context().setOffline(true);
  await camera.show(found);
  await phone.judges(/^OK$/m, new RegExp(lost.name), /^Enregistré à/m);
  await camera.show(null);
  await phone.forgetsWhatItSaw();
  await camera.show(lost);
  await phone.judges(/Remplacé par un billet plus récent/, /^Rien n’est enregistré/m);
});
