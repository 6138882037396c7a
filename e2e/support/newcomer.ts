import type { Page } from 'playwright/test';
import type { SmtpSink } from '../../tests/support/smtp-sink';
import { expect } from './journey';
import { linkIn } from './mail-journey';

/** A person for one journey only, whose account may be changed and deleted. */
export interface Newcomer {
  readonly firstname: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newcomer(firstname: string): Newcomer {
  const plain = firstname.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return { firstname, name: 'Chaumont', email: `${plain}@public.example`, password: 'Entracte-20!' };
}

/** Registers and activates by the API: for journeys that begin afterwards. */
export async function openAccount(origin: string, post: SmtpSink, person: Newcomer): Promise<void> {
  await send(`${origin}/api/users`, 'POST', { ...person });
  const path = await linkIn(post, person.email, 'activation');
  const token = path.slice(path.lastIndexOf('/') + 1);
  await send(`${origin}/api/accounts/activation/${token}`, 'PUT', {});
}

type Credentials = Pick<Newcomer, 'email' | 'password'>;

export async function logInAs(page: Page, person: Credentials): Promise<void> {
  await page.getByRole('button', { name: "S'identifier" }).first().click();
  await enter(page, person);
}

/** Logs in with the dialog that the site opened itself. */
export async function enter(page: Page, { email, password }: Credentials): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Se connecter' });
  await dialog.getByLabel('Adresse mail').fill(email);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Vous êtes à présent connecté.')).toBeVisible();
}

async function send(address: string, method: string, body: object): Promise<void> {
  const answer = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
