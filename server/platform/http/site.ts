import { Hono } from 'hono';
import { addSharedImages, coverFile, shareTarget, webManifestFile } from '#common/contract/site/links';
import { csrfFor } from './forgery';
import { type HeaderRecord, pageHeaders } from './security-headers';
import { type PageAt, isMadeFile } from './sent-page';
import type { SiteNames } from './site-names';
import { type SiteEnv, askedOf } from './serve';
import { StaticFiles, fileAnswer } from './static-files';

interface SiteDependencies {
  readonly clientDir: string;
  /** DATA_DIR/assets, with copies of the hashed files of this build and of former ones. */
  readonly assetArchive: string;
  readonly pageAt: PageAt;
  readonly overHttps: boolean;
  /** Leads pages under another name to the site's own; absent: they are answered under any. */
  readonly siteNames?: SiteNames | undefined;
}

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const ASK_EACH_TIME = 'no-cache';

/** Files that browsers must always revalidate, since they name the newest build. */
const signposts = /^\/(service\.js|version\.json)$/;

/** Files of the build that name another association: this one's are made from them. */
const madeAnew: ReadonlySet<string> = new Set(['/index.html', webManifestFile, coverFile]);

/** Serves the page and its files. Addresses without a file are screens of the page; a missing file gives a real 404. */
export function createSite({
  clientDir,
  assetArchive,
  pageAt,
  overHttps,
  siteNames,
}: SiteDependencies): Hono<SiteEnv> {
  const files = new StaticFiles(clientDir);
  const copies = new StaticFiles(assetArchive, '/assets');
  const app = new Hono<SiteEnv>();
  app.get('*', async (context) => {
    const asked = askedOf(context);
    const { path } = context.req;
    const headers = pageHeaders(path, overHttps);
    const isAsset = path.startsWith('/assets/');
    // The copies first: a build beneath a running server takes away the files that it was started with.
    const source = [copies, files].find((files) => files.has(path));
    if (source !== undefined && !madeAnew.has(path)) {
      const keeping = isAsset ? FOREVER : signposts.test(path) ? ASK_EACH_TIME : AN_HOUR;
      return source.answer(asked, path, { ...headers, 'Cache-Control': keeping });
    }
    if (isAsset || (!isMadeFile(path) && /\.(?!html$)[a-z0-9]{2,12}$/i.test(path)))
      return plain('Ce fichier n’existe pas.', 404, headers);
    // Service workers of a former name fetch the page to store it: they bring the build that knows the new name.
    const mayStay = path === '/index.html' || path.startsWith('/.well-known/');
    const place = mayStay ? null : siteNames?.placeOf(asked, addressIn(context.req.url));
    if (typeof place === 'string')
      return new Response(null, { status: 307, headers: { ...headers, Location: place, ...notStored } });
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

function addressIn(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const notStored = { 'Cache-Control': 'no-store' };

function plain(text: string, status: number, headers: HeaderRecord): Response {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', ...notStored };
  return new Response(`${text}\n`, { status, headers: { ...headers, ...own } });
}
