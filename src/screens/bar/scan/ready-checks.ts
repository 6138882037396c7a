import { capitalised } from '#common/base/capitalised';
import { playbillTime } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { SyncState } from '#worker/api';
import { mirrorWords } from '../../../text/sync-sentences';
import type { DoorData } from './use-door';

export interface Check {
  readonly id: 'tickets' | 'mirror' | 'clock' | 'storage' | 'camera' | 'queue';
  readonly good: boolean;
  readonly title: string;
  readonly detail: string;
}

interface Known {
  readonly doorData: DoorData;
  readonly sync: SyncState;
  readonly stored: boolean | null;
  readonly cameraWorks: boolean;
  /** By the phone's own clock. */
  readonly now: Date;
}

const FRESH = 15 * 60_000;
const STEADY = 5_000;

/** The six checks before the doors open. */
export function checksOf({ doorData, sync, stored, cameraWorks, now }: Known): readonly Check[] {
  const { date, tickets, keys } = doorData;
  const offset = sync.clockOffset;
  const serverNow = now.getTime() - (offset ?? 0);
  const fresh =
    !sync.isBehind && sync.ownMirroredAt !== null && serverNow - sync.ownMirroredAt.getTime() < FRESH;
  const steady = offset !== null && Math.abs(offset) < STEADY;
  return [
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
      detail: `La salle ouvre à ${playbillTime(date.doorsOpenAt)}`,
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
      good: cameraWorks,
      title: cameraWorks ? 'Caméra essayée' : 'Caméra pas encore essayée',
      detail: cameraWorks ? 'Elle lit les codes' : 'Visez un billet, ou celui de la répétition.',
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
  ];
}

function seconds(milliseconds: number): string {
  return `${(Math.abs(milliseconds) / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00a0s`;
}
