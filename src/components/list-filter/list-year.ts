/** The years that lists accept: from the association's first one to one in the far future. */
export const FIRST_YEAR = 1984;
export const LAST_YEAR = 3000;

/** The error of a year as typed, or undefined. An empty year is fine: the list then has all years. */
export function yearFault(text: string): string | undefined {
  if (text === '') return undefined;
  const isYear = /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR;
  return isYear ? undefined : NOT_A_YEAR;
}

export const yearsWords = `Les années vont de ${FIRST_YEAR} à ${LAST_YEAR}.`;

const NOT_A_YEAR = `Une année de ${FIRST_YEAR} à ${LAST_YEAR}, en quatre chiffres.`;
