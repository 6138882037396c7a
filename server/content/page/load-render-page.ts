import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#common/contract/site/first-page';

/**
 * Loads the page renderer. It is built separately from the server, which does not depend on its modules.
 * @param file build/server/render-page.js
 */
export async function loadRenderPage(file: string): Promise<RenderPage> {
  const built: { readonly renderPage: RenderPage } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return built.renderPage;
}
