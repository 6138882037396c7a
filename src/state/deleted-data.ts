import { knownCookie } from '#common/contract/feed/csrf-names';
import { readRecord, writeRecord } from './local-record';
import { warn } from './notices';

const RECORD = 'known';

/**
 * Says that the browser has deleted what the site kept on this device, as Safari does after seven days without a visit: the
 * server's cookie outlives the record that this page leaves. Once for each time.
 */
export function tellDeletedData(isInstalled: boolean): void {
  const isKnown = document.cookie.split('; ').some((pair) => pair.startsWith(`${knownCookie}=`));
  const isDeleted = isKnown && readRecord(RECORD) === null;
  writeRecord(RECORD, '1');
  if (isDeleted) warn(isInstalled ? DELETED : `${DELETED} ${INSTALL}`);
}

const DELETED =
  'Ce navigateur a effacé ce que le site gardait sur cet appareil, comme certains le font après sept jours sans visite. Tout se recharge\u00a0; un brouillon, une réservation ou une modification pas encore envoyés sont peut-être perdus\u00a0: vérifiez.';

const INSTALL = 'Installez le site sur l’écran d’accueil\u00a0: il y restera gardé.';
