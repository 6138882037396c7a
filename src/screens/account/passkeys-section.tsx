import { useEffect, useId, useRef, useState } from 'react';
import { askServer } from '../../bridge/calls';
import { knowsPasskeys } from '../../bridge/passkeys';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { useServerData } from '../../components/request/use-server-data';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import rows from './section-rows.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { PasskeyRow } from './passkey-row';
import type { SectionProps } from './section-props';

/** The passkeys of the account, which replace its password. Known only to the server, not mirrored. */
export function PasskeysSection({ person }: SectionProps) {
  const hasLine = useLine();
  const reasonId = useId();
  const { answer: passkeys, failure, askAgain } = useServerData(() => askServer('listPasskeys', {}), '');
  const [isAdding, setAdding] = useState(false);
  const addButton = useFocusAfterLoss(passkeys?.length ?? 0);
  return (
    <div className={rows.stack}>
      <p className={rows.narrow}>
        Une clé d’accès ouvre votre compte sans mot de passe&nbsp;: l’empreinte, le visage ou le code de votre
        appareil suffit. Aucun site imité ne peut vous la prendre.
      </p>
      <NeedsNetwork id={reasonId}>
        {passkeys
          ? 'Ajouter, renommer ou supprimer une clé d’accès demande le réseau.'
          : 'Vos clés d’accès sont tenues par le serveur\u00a0: elles s’afficheront quand le réseau reviendra.'}
      </NeedsNetwork>
      {passkeys === undefined && failure === null && (
        <div role="status" aria-busy="true" className={rows.narrow}>
          <LoadingWords>Chargement de vos clés d’accès…</LoadingWords>
          <Skeleton lines={2} />
        </div>
      )}
      {failure !== null && hasLine && (
        <>
          <p>{failureSentence(failure)}</p>
          <Button icon="sync" onClick={askAgain}>
            Réessayer
          </Button>
        </>
      )}
      {passkeys !== undefined && passkeys.length > 0 && (
        <ul className={rows.rows} aria-label="Mes clés d’accès">
          {passkeys.map((passkey) => (
            <li key={passkey.uuid}>
              <PasskeyRow
                passkey={passkey}
                email={person.email}
                isBound={!hasLine}
                reasonId={reasonId}
                onChanged={askAgain}
              />
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button
          ref={addButton}
          icon="key"
          disabled={!hasLine}
          aria-describedby={reasonId}
          onClick={() => setAdding(true)}
        >
          Ajouter une clé d’accès
        </Button>
      ) : (
        <p className="small soft">Ce navigateur ne sait pas créer de clé d’accès.</p>
      )}
      <AddPasskeyDialog
        person={person}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          askAgain();
        }}
      />
    </div>
  );
}

/** The element that takes the focus when a row with the focus was removed. */
function useFocusAfterLoss(count: number) {
  const heir = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) heir.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heir;
}
