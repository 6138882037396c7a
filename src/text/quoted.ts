/** `« Lucien Bonnafous »`: a line never ends between a quotation mark and its words. */
export function quoted(words: string): string {
  return `«\u00a0${words}\u00a0»`;
}
