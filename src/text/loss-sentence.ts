/** At most this many things are named, the others are counted. */
const MOST = 3;

/** Says which of the things saved here the browser lost. */
export function lossSentence(labels: readonly string[]): string {
  const named = labels.slice(0, MOST).join(', ');
  const others = labels.length - MOST;
  const rest = others > 0 ? ` et ${others} de plus` : '';
  return `Ce navigateur a effacé ce que le site gardait sur cet appareil. Est perdu, car ce n’était pas encore envoyé\u00a0: ${named}${rest}. Vérifiez sur le site, et refaites ce qui manque.`;
}
