/** What a command is asked to run: every part, or one, or some files of one. Throws where there is no such part. */
export function planOf(words: string[], parts: string[]): { parts: string[]; files: string[] };
