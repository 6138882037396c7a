interface Engine {
  readonly name: string;
  readonly debianPackages: readonly string[];
  readonly isThere: () => boolean;
}

/** The engines besides Chromium that journeys run in, as their systems bring them. */
export const engines: Readonly<Record<'webkit' | 'firefox', Engine>>;

/** Whether a word of a command names one of them. */
export function isEngine(word: string): boolean;
