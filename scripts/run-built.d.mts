/** What to tell whoever started a site that could not be installed or built. */
export function whyNotBuilt(error: unknown): string;

export function runBuilt(entry: string, how: { besideSite: boolean }): Promise<void>;

export function superviseServer(settings: Record<string, string>): Promise<never>;
