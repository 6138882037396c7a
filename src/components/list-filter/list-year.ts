/** The years that lists know: the association's first, and one that it will not live to see. */
export const FIRST_YEAR = 1984;
export const LAST_YEAR = 3000;

/** What is wrong with a year as typed, or undefined. None is fine: a list then holds them all. */
export function yearFault(text: string): string | undefined {
  if (text === '') return undefined;
  const isYear = /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
  return isYear ? undefined : NOT_A_YEAR;
}

export const NOT_A_YEAR = `Une année de ${FIRST_YEAR} à ${LAST_YEAR}, en quatre chiffres.`;
