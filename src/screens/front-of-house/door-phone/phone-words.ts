import { DOT } from '#common/base/dot';
import { atMoment, ofMoment, playbillDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { Device } from '#common/contract/tickets/device';
import type { BadgeShape } from '../../../ui/badge';

/** An idle phone contacts the server every five minutes; after twice that without contact it counts as out of reach. */
const SILENT_AFTER = 10 * 60_000;

export interface PhoneState {
  readonly shape: BadgeShape;
  readonly words: string;
}

/** Whether a phone is armed, and whether it can be reached. */
export function stateOf({ disarmedAt, contactAt, expiresAt }: Device, now: Date): PhoneState {
  if (disarmedAt !== undefined)
    return contactAt !== undefined && contactAt >= disarmedAt
      ? { shape: 'cross', words: 'Retiré, averti' }
      : { shape: 'triangle', words: 'Retiré, pas encore averti' };
  if (expiresAt <= now) return { shape: 'cross', words: 'Plus en service' };
  if (contactAt === undefined) return { shape: 'dashed', words: 'En service, sans nouvelles' };
  const isSilent = now.getTime() - contactAt.getTime() > SILENT_AFTER;
  return isSilent
    ? { shape: 'dashed', words: 'En service, silencieux' }
    : { shape: 'dot', words: 'En contact' };
}

/** `Contact de 20 h 14 · à jour à 20 h 12 · 3 contrôles en attente`: the state at the last contact with the phone. */
export function contactWords({ contactAt, mirroredAt, waiting }: Device, now: Date): string {
  if (contactAt === undefined) return 'Pas encore de contact avec le serveur';
  return [
    `Contact ${ofMoment(contactAt, now)}`,
    mirroredAt === null ? 'aucun billet reçu' : `à jour ${atMoment(mirroredAt, now)}`,
    waiting === 0 ? 'aucun contrôle en attente' : `${count(waiting, 'contrôle')} en attente`,
  ].join(DOT);
}

/** `Mis en service par Bertrand Calvet, sam. 21 nov. · 20 h 10, jusqu’au sam. 28 nov. · 20 h 10`. */
export function armedWords({ armedBy, armedAt, expiresAt }: Device): string {
  const by = armedBy === '' ? 'Mis en service' : `Mis en service par ${armedBy}`;
  return `${by}, ${playbillDate(armedAt)}, jusqu’au ${playbillDate(expiresAt)}`;
}

/** The consequences of disarming a phone. */
export function lossWords({ waiting }: Device): string {
  const emptied = 'À son prochain contact avec le serveur, les billets en sont effacés.';
  if (waiting > 1)
    return `${emptied} Les ${count(waiting, 'contrôle')} qui y attendaient partiront encore et compteront, marqués\u00a0; ceux d’après ne compteront pas.`;
  return `${emptied} Un contrôle qui y attendrait partira encore et comptera, marqué\u00a0; ceux d’après ne compteront pas.`;
}
