import { Hono } from 'hono';
import { csrfFor } from './forgery';
import { EncodedText } from './encoded-text';
import type { PageHead } from './page-head';
import { type SiteContext, type SiteEnv } from './serve';
import { StaticFiles, fileAnswer } from './static-files';

interface SiteParts {
  readonly clientDir: string;
  /** DATA_DIR/assets, where files of former builds lie. */
  readonly shelf: string;
  readonly pageHead: PageHead;
  readonly secure: boolean;
}

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const ASK_EACH_TIME = 'no-cache';

/** What a browser must never keep without asking: they say which build is the newest. */
const signposts = /^\/(service\.js|version\.json|manifest\.webmanifest)$/;

/** The page and its files. Addresses without a file are screens of the page; a missing file is a real 404. */
export function createSite({ clientDir, shelf, pageHead, secure }: SiteParts): Hono<SiteEnv> {
  const files = new StaticFiles(clientDir);
  const former = new StaticFiles(shelf, '/assets');
  const page = new Page(files, pageHead);
  const app = new Hono<SiteEnv>();
  app.get('*', async (context) => {
    const request = context.req.raw;
    const { path } = context.req;
    if (path.startsWith('/assets/')) {
      const source = [files, former].find((files) => files.has(path));
      return source === undefined
        ? missing(context)
        : source.answer(request, path, { 'Cache-Control': FOREVER });
    }
    if (path !== '/index.html' && files.has(path)) {
      return files.answer(request, path, { 'Cache-Control': signposts.test(path) ? ASK_EACH_TIME : AN_HOUR });
    }
    if (/\.[a-z0-9]{2,12}$/i.test(path) && path !== '/index.html') return missing(context);
    const { headers } = csrfFor(request, secure);
    const isOwn = 'Set-Cookie' in headers;
    return fileAnswer(request, await page.read(), {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': isOwn ? 'private, no-cache' : ASK_EACH_TIME,
      ...headers,
    });
  });
  app.all('*', (context) =>
    context.text('Cette méthode n’est pas admise ici.\n', 405, { Allow: 'GET, HEAD' }),
  );
  return app;
}

const missing = (context: SiteContext) =>
  context.text('Ce fichier n’existe pas.\n', 404, { 'Cache-Control': 'no-store' });

/** The page's HTML with its head, made again only when the head has changed. */
class Page {
  #made: { readonly head: string; readonly page: EncodedText } | null = null;

  constructor(
    readonly files: StaticFiles,
    readonly head: PageHead,
  ) {}

  async read(): Promise<EncodedText> {
    const head = await this.head();
    if (this.#made?.head === head) return this.#made.page;
    const template = (await this.files.read('/index.html')).bytes.toString();
    const page = new EncodedText(template.replace('<!--head-->', () => head));
    this.#made = { head, page };
    return page;
  }
}
