import { Hono } from 'hono';
import { createApi } from './http/api';
import { createHealth } from './http/health';
import { securityHeaders } from './http/security-headers';
import type { ApiParts, SiteEnv } from './http/serve';
import { createSite } from './http/site';
import type { PageHead } from './http/page-head';

export interface AppParts extends ApiParts {
  readonly version: string;
  /** build/client */
  readonly clientDir: string;
  /** DATA_DIR/assets, where files of former builds lie. */
  readonly shelf: string;
  readonly pageHead: PageHead;
  /** Whether the site is served over https for good. */
  readonly overHttps: boolean;
}

/** The whole server as a function from request to response. */
export function createApp(parts: AppParts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    await next();
    const headers = securityHeaders(context.req.path, parts.overHttps);
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  });
  app.onError((error, context) => {
    parts.log.error('request failed', { path: context.req.path, error });
    return context.text('Une erreur inattendue est survenue.\n', 500);
  });
  app.route('/', createHealth(parts));
  app.route('/', createApi(parts));
  app.route('/', createSite(parts));
  return app;
}
