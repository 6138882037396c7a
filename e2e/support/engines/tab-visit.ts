import { keepSession, openSession } from '../enter';
import type { Front } from '../front';
import { DEMO_PASSWORD } from '../visit';
import type { Tab } from './tab';

/** Waits until the mirror holds all there is and nothing written waits. One lost answer costs twenty seconds. */
export const synchronised = (tab: Tab) =>
  tab.becomes(badge, /^Synchronisation : en ligne · à jour /, 100_000);

/** In the page: the state of the connection, in words. */
const badge = () =>
  document.querySelector('[aria-label^="Synchronisation : "]')?.getAttribute('aria-label') ?? '';

/** Opens a screen as somebody of the demo whose device kept their session. */
export async function enterAs(tab: Tab, front: Front, email: string, path: string): Promise<void> {
  // Firefox shows JSON in a viewer whose storage is not the site's.
  await tab.go('/robots.txt');
  await tab.read(keepSession, JSON.stringify(await openSession(front.origin, email)));
  await tab.go(path);
}

/** Logs in by the dialog, from any page that shows the menu. */
export async function logIn(tab: Tab, email: string): Promise<void> {
  await tab.press('button', "S'identifier");
  await tab.fill('Adresse mail', email);
  await tab.fill('Mot de passe', DEMO_PASSWORD);
  await tab.press('button', 'Se connecter');
  await tab.sees('Vous êtes à présent connecté.');
}

/** The server is gone, and the page has noticed. */
export async function goOffline(tab: Tab, front: Front): Promise<void> {
  await front.goAway();
  await tab.becomes(badge, /^Synchronisation : le site ne répond pas/);
}

export async function goOnline(tab: Tab, front: Front): Promise<void> {
  await front.comeBack();
  await tab.becomes(badge, /^Synchronisation : en ligne/);
}

/** Waits until the site could be opened again without a network. */
export async function shellStored(tab: Tab): Promise<void> {
  await tab.becomes(isStored, true, 120_000);
}

/** In the page: whether the service worker is there, with all its files but those of the desk. */
async function isStored(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active?.state !== 'activated') return false;
  const service = await (await fetch('/service.js')).text();
  const entries = [...service.matchAll(/\{[^{}]*\burl["']?:["'`]([^"'`]+)["'`][^{}]*\}/g)];
  const wanted = entries.filter(([entry]) => !/\bdesk["']?:/.test(entry)).map(([, url]) => `/${url}`);
  const found = await Promise.all(wanted.map((path) => caches.match(path)));
  return found.length > 0 && found.every((file) => file !== undefined);
}
