import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { RenderPage } from '#common/contract/site/first-page';
import { links } from '#common/contract/site/links';
import { App } from './app';
import { routeOf, standingOf } from './site-map';
import { printedPageAtom, takePrinted } from './state/printed-page';
import { siteAtom } from './state/site';
import { store } from './state/store';
import { windowTitle } from './text/window-title';

/** The page for the server, which prints it: the same components, as a visitor sees them first. */
export const renderPage: RenderPage = async (path, firstRows) => {
  const { title, screen, isPrinted } = routeOf(path);
  const standing = standingOf(path);
  const hasMarkup = isPrinted && standing !== 'guarded';
  if (hasMarkup) await screen.fetch();
  // From here on nothing waits, so that the one store is this page's.
  takePrinted(firstRows);
  const printed = store.get(printedPageAtom);
  // The play of a show is on the show's page too, which is not about it.
  const about = printed?.article?.news ?? (links.piece.matches(path) ? printed?.piece : null);
  return {
    html: hasMarkup ? markupOf(path) : '',
    title: windowTitle(about?.title ?? title, store.get(siteAtom).title),
    standing,
  };
};

function markupOf(path: string): string {
  const markup = renderToString(
    <Router ssrPath={path} ssrSearch="">
      <App />
    </Router>,
  );
  // React asks for every picture ahead; the browser finds in the markup which ones come first.
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '');
}
