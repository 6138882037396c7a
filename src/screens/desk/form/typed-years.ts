/** Splits a line of years into the typed words: `2024, 2025 et 2026`. */
export function yearWords(years: string): readonly string[] {
  return years.split(/(?:[\s,;.&]|\bet\b)+/).filter((word) => word !== '');
}

/** The years of a valid line, each once, in ascending order. */
export function yearsIn(years: string): readonly number[] {
  return [...new Set(yearWords(years).map(Number))].sort((one, other) => one - other);
}

/** The text of years in ascending order: `1991, 2009`. */
export function textOfYears(years: readonly number[]): string {
  return years.toSorted((one, other) => one - other).join(', ');
}

/** The fault of a line of years, in French, or undefined; an empty line is valid. */
export function yearsFault(years: string): string | undefined {
  const words = yearWords(years);
  const wrong = words.find((word) => !isYear(word));
  if (wrong !== undefined) return `«\u00a0${wrong.slice(0, 20)}\u00a0» n’est pas une année de 1984 à 3000`;
  return words.length > 100 ? '100 années au plus' : undefined;
}

const isYear = (word: string) => /^\d{4}$/.test(word) && Number(word) >= 1984 && Number(word) <= 3000;
