/** How what is owed is paid; before this was told, at the door. */
export const owedWords = (payAtDoor: boolean | undefined): string =>
  payAtDoor === false ? 'À régler avant la séance' : 'À régler sur place';
