import type { Front } from './front';

/** Publishes the next build: the same files with a service worker of another build. Returns the name of that build. */
export async function deployNext(front: Front, mustInstall = false): Promise<string> {
  const { id } = await (await fetch(`${front.origin}/version.json`)).json();
  const next = 'le-prochain';
  front.change('/service.js', (script) => script.replaceAll(String(id), next));
  front.change('/index.html', (html) => html.replaceAll(String(id), next));
  front.change('/version.json', (text) => JSON.stringify({ ...JSON.parse(text), id: next, mustInstall }));
  return next;
}
