/** What stands between the separators of a line of years: each word that was typed. */
export function yearWords(years: string): readonly string[] {
  return years.split(/[\s,;.]+/).filter((word) => word !== '');
}

/** The years of a line, each once, as time goes; of a line without faults. */
export function yearsIn(years: string): readonly number[] {
  return [...new Set(yearWords(years).map(Number))].sort((one, other) => one - other);
}

/** Years as one types them, as time goes: `1991, 2009`. */
export function textOfYears(years: readonly number[]): string {
  return years.toSorted((one, other) => one - other).join(', ');
}

/** What is wrong with a line of years, in French, or undefined; none is fine. */
export function yearsFault(years: string): string | undefined {
  const words = yearWords(years);
  const wrong = words.find((word) => !isYear(word));
  if (wrong !== undefined) return `«\u00a0${wrong.slice(0, 20)}\u00a0» n’est pas une année de 1984 à 3000`;
  return words.length > 100 ? '100 années au plus' : undefined;
}

const isYear = (word: string) => /^\d{4}$/.test(word) && Number(word) >= 1984 && Number(word) <= 3000;
