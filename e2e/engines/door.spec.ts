import { playbillDate } from '#common/base/dates';
import { ApiClient } from '../support/api-client';
import { generateTicket } from '../support/door-journey';
import { expect, test } from '../support/engines/engine-journey';
import { enterAs } from '../support/engines/tab-visit';
import { freshDoor } from '../support/hand-door';
import { writeDownVerdicts } from '../support/phone';

test.use({ size: { width: 390, height: 844 } });

/** In the page: its camera sees a picture that is drawn again and again, as a moving one is. */
async function seePicture(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  let frame = 0;
  setInterval(() => {
    frame += 1;
    pen?.fillRect(0, 0, 640, 480);
    pen?.drawImage(picture, 100 + (frame % 3), 20, 440, 440);
  }, 100);
  // On the prototype: WebKit may collect the object that `navigator` answers, with what was set on it.
  MediaDevices.prototype.getUserMedia = async () => canvas.captureStream(10);
  MediaDevices.prototype.enumerateDevices = async () => [];
}

test('the door reads a ticket that is held up to the camera, and the scan arrives', async ({
  tab,
  front,
  server,
}) => {
  const member = await ApiClient.logIn(server.origin, 'membre@theatre.example');
  const ticket = await generateTicket(member);
  await enterAs(tab, front, 'billetterie@theatre.example', '/bar/billetterie/scan');
  await tab.sees(/\d+ billets sur ce téléphone/);
  // Another journey may have made a date that begins sooner.
  await tab.press('button', /Séance$/);
  await tab.press('option', new RegExp(playbillDate(ticket.date).replaceAll(/\s/g, ' ')));
  await tab.read(seePicture, ticket.picture.toString('base64'));
  await tab.fill('Nom de cette porte', freshDoor());
  await tab.read(writeDownVerdicts);
  await tab.press('button', /^Ouvrir/);
  await tab.becomes(() => window.verdicts.join('\n'), new RegExp(ticket.name), 90_000);
  expect(await tab.read(() => window.verdicts.join('\n'))).toMatch(/^OK$/m);
  const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
  await expect
    .poll(async () => (await office.scansOf([ticket.uuid])).map((scan) => scan.ticket))
    .toEqual([ticket.uuid]);
});
