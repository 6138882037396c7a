export const soakParts: string[];
/** What the soak is asked for. Throws where there is no such part. */
export function soakPlanOf(words: string[]): { minutes: number; parts: string[]; files: string[] };
