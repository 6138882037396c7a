import { capitalised } from '#common/base/capitalised';
import { playbillDate, hourInWords } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { doorKeyEnd } from '#common/rules/door-key-end';
import type { SyncState } from '#worker/api';
import { mirrorWords } from '../../../text/sync-sentences';
import type { DoorData } from './use-door';

export type Reader = 'camera' | 'scanner';

export interface Check {
  readonly id: 'door' | 'tickets' | 'mirror' | 'clock' | 'storage' | 'camera' | 'queue' | 'light' | 'buzz';
  readonly good: boolean;
  readonly title: string;
  readonly detail: string;
}

/** What not every phone can do. */
interface Phone {
  readonly staysLit: boolean;
  readonly vibrates: boolean;
}

interface Known {
  readonly doorData: DoorData;
  /** All dates that this phone may scan at. */
  readonly dates: readonly DoorDateRow[];
  readonly sync: SyncState;
  /** Somebody is logged in who may arm this phone. */
  readonly mayArm: boolean;
  readonly stored: boolean | null;
  /** What has read a code. */
  readonly reader: Reader | null;
  readonly phone: Phone;
  /** By the phone's own clock. */
  readonly now: Date;
}

const FRESH = 15 * 60_000;
const STEADY = 5_000;

const readerWords: Readonly<Record<Reader, Pick<Check, 'title' | 'detail'>>> = {
  camera: { title: 'Caméra essayée', detail: 'Elle lit les codes' },
  scanner: { title: 'Lecteur branché', detail: 'Il lit les codes' },
};

/** The checks before the doors open. */
export function checksOf(known: Known): readonly Check[] {
  const { doorData, sync, stored, reader, phone, now } = known;
  const { date, tickets, keys } = doorData;
  const offset = sync.clockOffset;
  const serverNow = now.getTime() - (offset ?? 0);
  const fresh =
    !sync.isBehind && sync.ownMirroredAt !== null && serverNow - sync.ownMirroredAt.getTime() < FRESH;
  const steady = offset !== null && Math.abs(offset) < STEADY;
  return [
    { id: 'door', ...keyCheck(known, new Date(serverNow)) },
    {
      id: 'tickets',
      good: tickets.length > 0 && keys.length > 0,
      title:
        tickets.length === 1 ? '1 billet sur ce téléphone' : `${tickets.length} billets sur ce téléphone`,
      detail:
        keys.length === 0
          ? 'Il manque de quoi reconnaître nos billets\u00a0: connectez ce téléphone au réseau'
          : `${date.showTitle}, toutes catégories`,
    },
    {
      id: 'mirror',
      good: fresh,
      title: capitalised(mirrorWords(sync, now)),
      detail: `La salle ouvre à ${hourInWords(date.doorsOpenAt)}`,
    },
    {
      id: 'clock',
      good: steady,
      title: offset === null ? 'Horloge pas encore comparée' : steady ? 'Horloge juste' : 'Horloge décalée',
      detail:
        offset === null
          ? 'Il faut joindre le serveur une fois'
          : `Écart de ${seconds(offset)} avec le serveur, corrigé`,
    },
    {
      id: 'storage',
      good: stored === true,
      title: stored === true ? 'Le téléphone garde les billets' : 'Le téléphone peut effacer les billets',
      detail:
        stored === true
          ? 'Il ne les effacera pas pour faire de la place'
          : 'Installez l’application sur l’écran d’accueil\u00a0: il les gardera',
    },
    {
      id: 'camera',
      good: reader !== null,
      ...(reader === null
        ? {
            title: 'Caméra pas encore essayée',
            detail: 'Visez un billet, ou celui de la répétition.',
          }
        : readerWords[reader]),
    },
    {
      id: 'queue',
      good: sync.waiting === 0,
      title: sync.waiting === 0 ? 'Tout est envoyé' : `${count(sync.waiting, 'modification')} à envoyer`,
      detail:
        sync.waiting === 0
          ? 'Rien n’attend le réseau'
          : `${sync.waiting === 1 ? 'Elle part' : 'Elles partent'} dès que le réseau revient`,
    },
    ...(phone.staysLit ? [] : [darkens]),
    ...(phone.vibrates ? [] : [still]),
  ];
}

const darkens: Check = {
  id: 'light',
  good: false,
  title: 'L’écran de ce téléphone s’éteint seul',
  detail: 'Avant l’ouverture, retardez l’extinction dans ses réglages (Luminosité et affichage)',
};

const still: Check = {
  id: 'buzz',
  good: true,
  title: 'Ce téléphone ne vibre pas',
  detail: 'Montez le son\u00a0: chaque verdict a le sien. L’écran clignote aussi',
};

/** Until when this phone is a door, which must not end before its evening does. */
function keyCheck(
  { doorData, dates, sync, mayArm }: Omit<Known, 'stored' | 'reader' | 'phone' | 'now'>,
  now: Date,
): Omit<Check, 'id'> {
  const { device } = sync;
  if (device === null)
    return {
      good: false,
      title: 'Cette porte n’est pas encore en service',
      detail: '«\u00a0Ouvrir\u00a0» la met en service, avec le réseau',
    };
  const end = doorKeyEnd(device.expiresAt, dates);
  if (end <= now)
    return {
      good: false,
      title: `Cette porte n’est plus en service depuis ${playbillDate(end)}`,
      detail: '«\u00a0Ouvrir\u00a0» la remet en service, avec le réseau',
    };
  const good = end >= doorData.date.doorsCloseAt;
  const tooSoon = 'C’est avant la fin de cette séance';
  return {
    good,
    title: `Cette porte reste ouverte jusqu’au ${playbillDate(end)}`,
    detail: good
      ? 'Plus longtemps si elle sert, 30 jours au plus après la connexion'
      : `${tooSoon}\u00a0: ${mayArm ? '«\u00a0Ouvrir\u00a0» la prolonge, avec le réseau' : 'connectez-vous pour la prolonger'}`,
  };
}

/** Whether opening the door has to arm this phone first, by whoever is logged in. */
export function mustArm(known: Omit<Known, 'stored' | 'reader' | 'phone'>, name: string): boolean {
  const { sync, mayArm, now } = known;
  if (sync.device?.name !== name) return true;
  const serverNow = new Date(now.getTime() - (sync.clockOffset ?? 0));
  return mayArm && !keyCheck(known, serverNow).good;
}

function seconds(milliseconds: number): string {
  return `${(Math.abs(milliseconds) / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0s`;
}
