/** The Chromium that tests drive: CHROMIUM_PATH, else one on the PATH, else Playwright's own. */
export function findChromium(): string | undefined;

/** The same Chromium without windows of its own, which takes a sixth less work; where there is none, the other. */
export function findHeadlessChromium(): string | undefined;

/** How tests start it: as root too, with nothing of its own going over the network. */
export const chromiumFlags: readonly string[];
