import type { BrowserContext } from 'playwright/test';

/**
 * Delays every picture, as a slow network does, which delivers them last.
 * @returns a function that lets them load
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
