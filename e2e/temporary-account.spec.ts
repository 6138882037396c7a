import { enterAs, openSession } from './support/enter';
import { expect, freshServer, test as base } from './support/journey';
import { synchronised } from './support/visit';

/** Nothing can be booked any more. */
const test = base.extend({ server: freshServer() });

test('where no show is offered, a temporary account is said to be deleted in the night', async ({
  page,
  server,
}) => {
  await enterAs(page, 'visiteur@theatre.example', '/utilisateur/profil');
  await synchronised(page);
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Passer en temporaire' }).click();
  await expect(question).toContainText('dès qu’aucun spectacle ne sera plus proposé');
  await closeAllBookings(server.origin);
  await expect(question).toContainText('il sera supprimé cette nuit, avec toutes vos informations');
});

async function closeAllBookings(origin: string): Promise<void> {
  const { token } = await openSession(origin, 'admin@theatre.example');
  const answer = await fetch(`${origin}/api/shows`);
  for (const show of (await answer.json()) as readonly { readonly slug: string }[]) {
    const saved = await fetch(`${origin}/api/shows/${show.slug}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...show, bookings: false }),
    });
    if (!saved.ok) throw new Error(`${saved.status} ${await saved.text()}`);
  }
}
