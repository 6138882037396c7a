import { ofMoment } from '#common/base/dates';

/** How old shown data is that cannot be read anew. @param answeredAt null: kept on this device, at an unknown moment */
export function ageSentence(answeredAt: Date | null, now: Date): string {
  return answeredAt === null
    ? 'Ceci a été gardé sur cet appareil, et ne se change qu’avec le réseau.'
    : `Ceci date ${ofMoment(answeredAt, now)}, et ne se change qu’avec le réseau.`;
}
