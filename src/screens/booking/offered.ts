/** `Des places vous sont proposées`, without its full stop. */
export const offeredWords = (places: number): string =>
  places === 1 ? 'Une place vous est proposée' : 'Des places vous sont proposées';
