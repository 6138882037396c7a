import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { RenderPage } from '#common/contract/site/first-page';
import { links } from '#common/contract/site/links';
import { App } from './app';
import { routeOf, accessOf } from './site-map';
import { serverRenderedPageAtom, takeServerRendered } from './state/server-rendered-page';
import { siteAtom, siteUrlAtom } from './state/site';
import { store } from './state/store';
import { windowTitle } from './text/window-title';

/** Renders a page on the server: the same components, in the state in which a visitor first sees them. */
export const renderPage: RenderPage = async (path, firstRows, siteUrl) => {
  const { title, screen, isServerRendered } = routeOf(path);
  const access = accessOf(path);
  const hasMarkup = isServerRendered && access !== 'guarded';
  if (hasMarkup) await screen.fetch();
  // No await from here on: the one store belongs to this page alone.
  takeServerRendered(firstRows);
  store.set(siteUrlAtom, siteUrl);
  const printed = store.get(serverRenderedPageAtom);
  // A show's page also has the show's plays, but is not about it.
  const about = printed?.article?.news ?? (links.piece.matches(path) ? printed?.pieces[0] : null);
  return {
    html: hasMarkup ? markupOf(path) : '',
    title: windowTitle(about?.title ?? title, store.get(siteAtom).title),
    access,
  };
};

function markupOf(path: string): string {
  const markup = renderToString(
    <Router ssrPath={path} ssrSearch="">
      <App />
    </Router>,
  );
  // React preloads every picture; from the markup the browser itself finds which ones come first.
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
}
