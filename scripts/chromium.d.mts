/** The Chromium that tests drive: CHROMIUM_PATH, else one on the PATH, else Playwright's own. */
export function findChromium(): string | undefined;

/** How tests start it: as root too, with nothing of its own going over the network. */
export const chromiumFlags: readonly string[];
