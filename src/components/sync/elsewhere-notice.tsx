import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { telephoneAddress } from '#common/base/telephone';
import { count } from '#common/base/numbers';
import type { Move } from '#common/rules/whereabouts';
import { telephoneQueries } from '#mirror/queries/telephone-queries';
import { sendFromHere } from '../../bridge/calls';
import { syncAtom, whereaboutsAtom } from '../../state/connection';
import { announce, warn } from '../../state/notices';
import { store } from '../../state/store';
import { unsentCount } from '../../text/sync-sentences';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { useRunning } from '../request/use-running';
import styles from './site-elsewhere.module.css';

/** Where the site is, as far as this device knows. */
export function ElsewhereNotice() {
  const where = useAtomValue(whereaboutsAtom);
  const { move } = useAtomValue(syncAtom);
  return (
    <>
      {where === 'lost' && <Lost />}
      {move !== null && <NewAddress move={move} isLeft={where === 'moved'} />}
    </>
  );
}

/** A link to another origin: no service worker of this one answers it. Nothing of this page goes with it. */
function NewAddress({ move: { to }, isLeft }: { move: Move; isLeft: boolean }) {
  return (
    <>
      <p>
        {isLeft
          ? 'Le site a changé d’adresse. Il est maintenant ici'
          : 'Le site change d’adresse. Notez la nouvelle'}
        &nbsp;:{' '}
        <Link href={`${to}/`} rel="noopener noreferrer">
          {new URL(to).host}
        </Link>
      </p>
      {isLeft && <Unsent />}
    </>
  );
}

function Unsent() {
  const state = useAtomValue(syncAtom);
  const { isRunning, run } = useRunning();
  const unsent = unsentCount(state);
  if (unsent === 0) return null;
  return (
    <div className={styles.unsent}>
      <p>
        {count(
          unsent,
          'modification attend sur cet appareil et ne part plus d’elle-même',
          'modifications attendent sur cet appareil et ne partent plus d’elles-mêmes',
        )}
        .
      </p>
      <Button size="low" pending={isRunning} onClick={() => void run(sendAndTell)}>
        Envoyer
      </Button>
    </div>
  );
}

async function sendAndTell(): Promise<void> {
  const isAsked = await sendFromHere();
  if (isAsked && unsentCount(store.get(syncAtom)) === 0) announce('C’est envoyé.');
  else warn('Ce n’est pas parti\u00a0: refaites-le à la nouvelle adresse. Rien n’est effacé ici.');
}

/** Somebody else may answer for a while, as the portal of a hotel does, or for good: nobody told this device. */
function Lost() {
  const telephone = useLiveQuery(telephoneQueries.published);
  return (
    <p>
      Le site ne répond plus à cette adresse. Si ce réseau demande une connexion (hôtel, train, café),
      ouvrez-la d’abord. Sinon, demandez à l’association où est le site
      {telephone ? (
        <>
          &nbsp;: <a href={telephoneAddress(telephone)}>{telephone.words}</a>
        </>
      ) : (
        '.'
      )}
    </p>
  );
}
