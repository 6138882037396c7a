import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import type { RoleCode } from '#common/contract/people/roles';
import { links } from '#common/contract/site/links';
import type { ImageUse } from '#mirror/queries/image-use-queries';
import { ImageUseList } from '../../../../../src/screens/desk/image/image-use-list';
import { openSession } from '../../../../../src/state/session';
import { store } from '../../../../../src/state/store';
import { sessionOfColette, storageInMemory } from '../../../state/sessions';

const uses: readonly ImageUse[] = [
  { kind: 'news', uuid: '1', slug: 'la-rentree', title: 'La rentrée' },
  { kind: 'piece', uuid: '2', slug: 'le-dindon', title: 'Le Dindon' },
  { kind: 'show', uuid: '3', slug: 'le-dindon-en-mai', title: 'Le Dindon en mai' },
  { kind: 'text', uuid: '4', slug: 'histoire', title: 'Notre histoire' },
];
const news = links.editNews.to({ slug: 'la-rentree' });
const piece = links.editPiece.to({ slug: 'le-dindon' });
const show = links.editShow.to({ slug: 'le-dindon-en-mai' });
const text = links.editAboutText.to({ slug: 'histoire' });

beforeEach(() => {
  vi.stubGlobal('localStorage', storageInMemory());
});

describe('what uses an image', () => {
  it.each<{ roles: RoleCode[]; editors: string[] }>([
    { roles: ['ROLE_ADMIN_CONTENT'], editors: [news, piece] },
    { roles: ['ROLE_ADMIN_CONTENT', 'ROLE_SECRETAIRE'], editors: [news, piece, show] },
    { roles: ['ROLE_ADMIN'], editors: [news, piece, show, text] },
  ])('leads $roles to the editors that they may open, and names the rest', ({ roles, editors }) => {
    openSession(sessionOfColette(new Date(), ...roles));
    const html = renderToStaticMarkup(
      <Provider store={store}>
        <Router ssrPath="/coulisses/image">
          <ImageUseList uses={uses} />
        </Router>
      </Provider>,
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(editors);
    for (const { title } of uses) expect(html).toContain(title);
  });
});
