import { Hono } from 'hono';
import { createApi } from './platform/http/api';
import { createHealth } from './platform/http/health';
import { pageHeaders } from './platform/http/security-headers';
import type { ApiDependencies, SiteEnv } from './platform/http/serve';
import { createSite } from './platform/http/site';
import type { PageAt } from './platform/http/sent-page';

export interface AppDependencies extends ApiDependencies {
  readonly version: string;
  /** The bearer token that a remote Prometheus sends; null: none. */
  readonly metricsKey: string | null;
  /** build/client */
  readonly clientDir: string;
  /** DATA_DIR/assets, with the files of former builds. */
  readonly assetArchive: string;
  readonly pageAt: PageAt;
  /** Whether pages under other names than the site's lead to it. */
  readonly leadsHome: boolean;
}

/** The whole server as a function from request to response. */
export function createApp(parts: AppDependencies): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.onError((error, context) => {
    parts.log.error('request failed', { path: context.req.path, error });
    const headers = pageHeaders(context.req.path, parts.overHttps);
    return context.text('Une erreur inattendue est survenue.\n', 500, headers);
  });
  app.route('/', createHealth(parts));
  app.route('/', createApi(parts));
  app.route('/', createSite({ ...parts, siteNames: parts.leadsHome ? parts.siteNames : undefined }));
  return app;
}
