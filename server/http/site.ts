import { Hono } from 'hono';
import { addSharedImages, shareTarget } from '#common/contract/site/links';
import { csrfFor } from './forgery';
import { type HeaderRecord, pageHeaders } from './security-headers';
import { type PageAt, isMadeFile } from './sent-page';
import { type SiteEnv, askedOf } from './serve';
import { StaticFiles, fileAnswer } from './static-files';

interface SiteDependencies {
  readonly clientDir: string;
  /** DATA_DIR/assets, with the files of former builds. */
  readonly assetArchive: string;
  readonly pageAt: PageAt;
  readonly overHttps: boolean;
}

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const ASK_EACH_TIME = 'no-cache';

/** Files that browsers must always revalidate, since they name the newest build. */
const signposts = /^\/(service\.js|version\.json|manifest\.webmanifest)$/;

/** Serves the page and its files. Addresses without a file are screens of the page; a missing file gives a real 404. */
export function createSite({ clientDir, assetArchive, pageAt, overHttps }: SiteDependencies): Hono<SiteEnv> {
  const files = new StaticFiles(clientDir);
  const former = new StaticFiles(assetArchive, '/assets');
  const app = new Hono<SiteEnv>();
  app.get('*', async (context) => {
    const asked = askedOf(context);
    const { path } = context.req;
    const headers = pageHeaders(path, overHttps);
    const isAsset = path.startsWith('/assets/');
    const source = [files, former].find((files) => files.has(path));
    if (source !== undefined && path !== '/index.html') {
      const keeping = isAsset ? FOREVER : signposts.test(path) ? ASK_EACH_TIME : AN_HOUR;
      return source.answer(asked, path, { ...headers, 'Cache-Control': keeping });
    }
    if (isAsset || (!isMadeFile(path) && /\.(?!html$)[a-z0-9]{2,12}$/i.test(path)))
      return plain('Ce fichier n’existe pas.', 404, headers);
    const csrf = csrfFor(asked, overHttps).headers;
    const { status, text, type = 'text/html; charset=utf-8' } = await pageAt(path);
    const responseHeaders = {
      ...headers,
      ...(status === 503 && { 'Retry-After': '5' }),
      'Content-Type': type,
      'Cache-Control': 'Set-Cookie' in csrf ? 'private, no-cache' : ASK_EACH_TIME,
      ...csrf,
    };
    return fileAnswer(asked, text, responseHeaders, status);
  });
  // A service worker handles what other programs share; without one it cannot be stored.
  app.post(shareTarget, ({ req }) =>
    plain('Ce partage n’a pas pu être gardé.', 303, {
      ...pageHeaders(req.path, overHttps),
      Location: addSharedImages('echec'),
    }),
  );
  app.all('*', ({ req }) =>
    plain('Cette méthode n’est pas admise ici.', 405, {
      ...pageHeaders(req.path, overHttps),
      Allow: 'GET, HEAD',
    }),
  );
  return app;
}

function plain(text: string, status: number, headers: HeaderRecord): Response {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(`${text}\n`, { status, headers: { ...headers, ...own } });
}
