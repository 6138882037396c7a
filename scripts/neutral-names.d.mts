export function chunkFileName(chunk: { readonly name: string }): string;
export const blockedWords: RegExp;
