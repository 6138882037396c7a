/** The Chromium that tests drive: CHROMIUM_PATH, else one on the PATH, else Playwright's own. */
export function findChromium(): string | undefined;
