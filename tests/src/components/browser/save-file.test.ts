import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openBeside, saveFile } from '../../../../src/components/browser/save-file';
import { noticesAtom } from '../../../../src/state/notices';
import { store } from '../../../../src/state/store';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

let shared: string[];
let downloaded: string[];
let refusal: string | null;

function holds(userAgent: string, isInstalled: boolean): void {
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints: 5,
    canShare: () => true,
    share: async ({ files }: { files: readonly File[] }) => {
      if (refusal !== null) throw new DOMException('No', refusal);
      shared.push(...files.map(({ name }) => name));
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
}

const linkTo = () => {
  const link = {
    download: 'a.png',
    target: '',
    rel: '',
    href: '',
    click: () => downloaded.push(link.download),
  };
  return Object.assign(link, { removeAttribute: () => (link.download = '') });
};

beforeEach(() => {
  shared = [];
  downloaded = [];
  refusal = null;
  store.set(noticesAtom, []);
  vi.stubGlobal('document', { createElement: linkTo });
  vi.stubGlobal('setTimeout', () => 0);
});

const ticket = new Blob(['%PDF'], { type: 'application/pdf' });

describe('a file', () => {
  test.each([
    ['on a phone with Android', PIXEL, true],
    ['in the browser of an iPhone', IPHONE, false],
  ])('is a download %s', (_, userAgent, isInstalled) => {
    holds(userAgent, isInstalled);
    saveFile(ticket, 'billet.pdf');
    expect([downloaded, shared]).toEqual([['billet.pdf'], []]);
  });

  test('is handed over by the phone in an installed app on an iPhone, from which nothing would lead back', async () => {
    holds(IPHONE, true);
    saveFile(ticket, 'billet.pdf');
    await vi.waitFor(() => expect(shared).toEqual(['billet.pdf']));
    expect(downloaded).toEqual([]);
  });

  test('that came long after the press says so, and one that nobody wants says nothing', async () => {
    holds(IPHONE, true);
    refusal = 'AbortError';
    saveFile(ticket, 'billet.pdf');
    await Promise.resolve();
    expect(store.get(noticesAtom)).toEqual([]);
    refusal = 'NotAllowedError';
    saveFile(ticket, 'billet.pdf');
    await vi.waitFor(() => expect(store.get(noticesAtom)[0]?.text).toContain('touchez encore une fois'));
  });
});

test.each([
  ['beside an installed app on an iPhone', IPHONE, true, '_blank', ''],
  ['as everywhere in a browser', IPHONE, false, '', 'a.png'],
])('a link to a file opens %s', (_, userAgent, isInstalled, target, download) => {
  holds(userAgent, isInstalled);
  const link = linkTo();
  openBeside(link as unknown as HTMLAnchorElement);
  expect([link.target, link.download]).toEqual([target, download]);
});
