import { readFileSync } from 'node:fs';
import { expect, test } from '../support/engines/engine-journey';
import { enterAs, goOffline, synchronised } from '../support/engines/tab-visit';
import { listNews } from '../support/news-desk';

const written = () => document.querySelector('[contenteditable="true"]')?.textContent ?? '';

test(
  'what was written without a network outlives the browser, and is published once',
  { tag: '@soak' },
  async ({ tab, front, server }) => {
    await enterAs(tab, front, 'contenu@theatre.example', '/coulisses/breve/ecrire');
    await synchronised(tab);
    await goOffline(tab, front);
    await tab.fill('Titre', 'Écrite dans un tunnel');
    await tab.fill('Résumé', 'Sans réseau.');
    await tab.press('field', 'Texte');
    await tab.type('Le rideau se lève.');
    await tab.sees(/Brouillon sur cet appareil, gardé à/);
    // The sentence stands since the first letter; the browser is killed only once the last one is stored.
    await tab.becomes(isStored, true);
    const address = await tab.read(() => location.pathname);
    await tab.reopen();
    await front.comeBack();
    await tab.go(address);
    await tab.becomes(written, 'Le rideau se lève.');
    await tab.press('button', 'Publier');
    await tab.sees('Tout est enregistré');
    const { data } = await listNews(server.origin, 'limit=5&title=tunnel');
    expect(data.map((news) => news.title)).toEqual(['Écrite dans un tunnel']);
  },
);

/** In the page: whether what was typed last is in a database of this device. */
async function isStored(): Promise<boolean> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const found: unknown[] = [];
  for (const name of names.filter((one) => one.startsWith('outbox-'))) {
    const database = await done(indexedDB.open(name));
    found.push(await done(database.transaction('kept').objectStore('kept').getAll()));
    database.close();
  }
  return JSON.stringify(found).includes('se lève.');
}

// Firefox gives a page's own paste no clipboard that another page can read.
test('what is pasted from Word is cleaned up', { tag: ['@soak', '@webkit'] }, async ({ tab, front }) => {
  await enterAs(tab, front, 'contenu@theatre.example', '/coulisses/breve/ecrire');
  await tab.press('field', 'Texte');
  await tab.read(pasteHtml, readFileSync('tests/fixtures/pasted/word.html', 'utf8'));
  await tab.becomes(
    () => document.querySelector('[contenteditable="true"] h2')?.textContent,
    /^Compte\srendu$/,
  );
  await tab.becomes(() => document.querySelectorAll('[contenteditable="true"] [style*="mso"]').length, 0);
  await tab.sees('Une image n’a pas été collée');
});

/** In the page: pastes into the text what was copied elsewhere. */
function pasteHtml(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', 'x');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.querySelector('[contenteditable="true"]')?.dispatchEvent(paste);
}
