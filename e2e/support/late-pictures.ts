import type { BrowserContext } from 'playwright/test';

/**
 * Holds every picture back, as a weak network does, which brings them last of all.
 * @returns lets them come
 */
export async function holdPictures(context: BrowserContext): Promise<() => void> {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await context.route(isPicture, async (route) => {
    await brought;
    await route.continue();
  });
  return bring;
}

const isPicture = ({ pathname }: URL) =>
  pathname.startsWith('/pictures/') || /^\/api\/(preview-)?images\/[^/]+\/file/.test(pathname);
