import { everyScreen } from './support/every-screen';
import { expect, freshServer, test as base } from './support/journey';
import { newWalk, pressEverything } from './support/press';
import { logIn, synchronised } from './support/visit';

/** Pressing everything changes much, so it has an association of its own. */
const test = base.extend({ server: freshServer() });

// Each walk takes minutes, so they run in parallel.
test.describe.configure({ mode: 'parallel' });

// Without animations, so that each button is in place at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** They lead on, or show the parts that the others are made of. */
const others = new Set(['/', '/en-construction/kit']);
const contentDesk = /^\/(coulisses|bar|utilisateur\/profil)/;
const regie = /^\/(regie|admin-sponsor)/;

const walks = [
  { who: 'a visitor', enters: (path: string) => !contentDesk.test(path) && !regie.test(path) },
  {
    who: 'an editor of the contents',
    enters: (path: string) => contentDesk.test(path),
    email: 'admin@theatre.example',
  },
  {
    who: 'an administrator of the site',
    enters: (path: string) => regie.test(path),
    email: 'admin@theatre.example',
  },
] as const;

for (const { who, enters, ...person } of walks)
  test(`${who} presses every button of every screen, and nothing breaks`, async ({ page, server }) => {
    test.setTimeout(1_200_000);
    const walk = newWalk();
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 500) refused.push(`${answer.status()} ${answer.url()}`);
    });
    page.on('dialog', (dialog) => void dialog.accept());
    page.context().on('page', (other) => void other.close());
    await page.goto('/breve');
    if ('email' in person) await logIn(page, person.email);
    await synchronised(page);
    for (const path of (await everyScreen(server.origin)).filter(enters))
      if (!others.has(path)) await pressEverything(page, path, walk);
    expect(walk.unreachable).toEqual([]);
    expect(refused).toEqual([]);
    expect(walk.count).toBeGreaterThan(50);
  });
