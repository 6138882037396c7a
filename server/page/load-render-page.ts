import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#common/contract/site/first-page';

/**
 * The page as a function. It is built apart from the server, which knows nothing of its parts.
 * @param file build/server/render-page.js
 */
export async function loadRenderPage(file: string): Promise<RenderPage> {
  const built: { readonly renderPage: RenderPage } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  return built.renderPage;
}
