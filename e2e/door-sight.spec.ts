import sharp from 'sharp';
import { ApiClient } from './support/api-client';
import type { Handling } from './support/camera';
import { findTicket, test } from './support/door-journey';
import { codeOfText } from './support/held-code';
import { expect } from './support/journey';

/** A fold of the paper through the middle of the code, and a corner that was torn off: what any code can lose, whatever it says. */
const creases = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
  <path d="M0 330 600 300" stroke="#ddd" stroke-width="6"/><path d="M600 600H500L600 500Z" fill="#888"/>
</svg>`);

const noise = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

async function handlings(): Promise<readonly (readonly [string, Handling])[]> {
  const grain = await noise();
  return [
    ['out of focus', { view: (seen) => seen.blur(2.4) }],
    ['crooked', { ticket: (paper) => paper.rotate(27, { background: '#b0b0b0' }) }],
    [
      'tilted',
      {
        ticket: (paper) =>
          paper.affine(
            [
              [1, 0.12],
              [0.04, 0.85],
            ],
            { background: '#b0b0b0' },
          ),
      },
    ],
    [
      'in the dark, with a grain',
      { view: (seen) => seen.composite([{ input: grain, blend: 'soft-light' }]).linear(0.22, 8) },
    ],
    ['creased and torn', { ticket: (paper) => paper.resize(600, 600).composite([{ input: creases }]) }],
    ['on a dark screen, light on dark', { ticket: (screen) => screen.negate() }],
  ];
}

test.describe('the camera', () => {
  test('reads a ticket however it is held up', async ({ server, door: { camera, switchOn } }) => {
    const ticket = await findTicket(await ApiClient.logIn(server.origin, 'membre@theatre.example'));
    const phone = await switchOn('phone');
    await phone.readyForTheDoor('Porte A');
    await phone.openDoor();
    const verdict = phone.page.getByRole('alert').filter({ hasText: ticket.name });
    await camera.show(ticket);
    await phone.judges(/^OK$/m, new RegExp(ticket.name));
    await camera.show(null);
    await phone.forgetsWhatItSaw();
    await expect(verdict).toBeHidden();
    for (const [name, how] of await handlings())
      await test.step(name, async () => {
        await camera.show(ticket, how);
        await phone.judges(/^Déjà entré à/m, new RegExp(ticket.name));
        await camera.show(null);
        await phone.forgetsWhatItSaw();
        await expect(verdict).toBeHidden();
      });
  });

  test('takes none of two codes at once, and each once it is alone', async ({
    server,
    door: { camera, switchOn },
  }) => {
    const ticket = await findTicket(await ApiClient.logIn(server.origin, 'membre@theatre.example'));
    const stranger = await codeOfText('https://exemple.fr/une-autre-association');
    const phone = await switchOn('phone');
    await phone.readyForTheDoor('Porte A');
    await test.step('whose reader did not start is started by a press', async () => {
      await phone.page.evaluate(startNoDecoder);
      await phone.openDoor();
      await expect(phone.page.getByText('Lecteur de codes en panne')).toBeVisible();
      await phone.page.evaluate(() => window.dispatchEvent(new Event('decoders start')));
      await phone.page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(phone.page.getByText('Lecteur de codes en panne')).toBeHidden();
    });
    await camera.show([ticket, stranger]);
    await expect(phone.page.getByText('Plusieurs codes à la fois : un seul dans le cadre')).toBeVisible();
    expect(await phone.page.evaluate(() => window.verdicts)).toEqual([]);
    await camera.show(ticket);
    await phone.judges(/^OK$/m, /^Enregistré à/m);
    await camera.show(stranger);
    await phone.judges(/Ce code n’est pas un de nos billets/);
  });
});

/** In the page: until the event, as when a phone has no memory left for another worker. */
function startNoDecoder(): void {
  const Whole = window.Worker;
  window.Worker = class extends Whole {
    constructor(url: string | URL, options?: WorkerOptions) {
      if (options?.name === 'decoder') throw new Error('No memory left');
      super(url, options);
    }
  };
  addEventListener('decoders start', () => (window.Worker = Whole));
}
