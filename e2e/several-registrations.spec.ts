import { expect } from './support/journey';
import { linkIn, test } from './support/mail-journey';
import { enter, newcomer } from './support/newcomer';
import { goOffline, goOnline } from './support/visit';

test('where a stranger registered the same address, the password says who has the account', async ({
  page,
  context,
  server,
  post,
}) => {
  const rosine = newcomer('Rosine');
  const register = (password: string) =>
    fetch(`${server.origin}/api/users`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...rosine, password }),
    });
  await register(rosine.password);
  await post.next(rosine.email);
  await register('Etranger-20!');
  await page.goto(await linkIn(post, rosine.email, 'activation'));
  await expect(page.getByText(/^Cette adresse était déjà connue ici\./)).toBeVisible();
  const field = page.getByRole('main').getByLabel('Mot de passe', { exact: true });
  const button = page.getByRole('button', { name: 'Activer mon compte' });
  await expect(page.getByRole('link', { name: 'Mot de passe oublié' })).toHaveAttribute(
    'href',
    '/utilisateur/mot-de-passe',
  );
  await field.fill('Rideau-99!');
  await button.click();
  await expect(field).toHaveAccessibleDescription(/d’aucune de ces inscriptions/);
  await expect(field).toHaveValue('Rideau-99!');
  await goOffline(page);
  await expect(page.getByText('Activer le compte demande le réseau.')).toBeVisible();
  await expect(button).toBeDisabled();
  await goOnline(page);
  await field.fill(rosine.password);
  let lost = 0;
  await context.route('**/api/accounts/activation/*', async (route) => {
    const answer = await route.fetch();
    if (lost > 0) return route.fulfill({ response: answer });
    lost += 1;
    return route.abort();
  });
  await button.click();
  await expect.poll(() => lost).toBe(1);
  await expect(button).toBeEnabled();
  await expect(field).toHaveValue(rosine.password);
  await button.click();
  await expect(page.getByText('Votre compte a été activé')).toBeVisible();
  await enter(page, rosine);
});
