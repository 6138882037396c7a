/** The most characters that search engines and messengers show. */
const MOST = 200;

/** The first words of a text, on one line. */
export function beginningOf(text: string): string {
  const words = text.trim().replace(/\s+/g, ' ');
  return words.length <= MOST ? words : `${words.slice(0, MOST).replace(/\s+\S*$/, '')}…`;
}
