import { useAtomValue } from 'jotai';
import { useState, useEffect } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { Device } from '#common/contract/tickets/device';
import { links } from '#common/contract/site/links';
import { doorQueries } from '#mirror/queries/door-queries';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../../components/clock/clock-offset';
import { DeskHead } from '../../../components/page/desk-head';
import { NeedsNetwork, useLine } from '../../../components/request/needs-network';
import { useTask } from '../../../components/request/use-task';
import { syncAtom } from '../../../state/connection';
import { announce } from '../../../state/notices';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';
import { type ServerData, useServerData } from '../../../components/request/use-server-data';
import { PhoneRow } from './phone-row';
import { lossWords } from './phone-words';
import { VoidDialog } from './void-dialog';
import styles from './phones.module.css';

/** The phones of the door: which are armed, and the last contact with each; they can be disarmed remotely. */
export function Phones() {
  const asked = usePhones();
  const { answer: phones, askAgain } = asked;
  const hasLine = useLine();
  const own = useAtomValue(syncAtom).device?.uuid;
  const now = useServerNow();
  const [chosen, setChosen] = useState<Device | null>(null);
  const [voided, setVoided] = useState<Device | null>(null);
  const kept = phones?.filter(({ disarmedAt }) => disarmedAt === undefined) ?? [];
  const armed = kept.filter(({ expiresAt }) => expiresAt > now);
  const expired = kept.filter(({ expiresAt }) => expiresAt <= now);
  const disarmed = phones?.filter(({ disarmedAt }) => disarmedAt !== undefined) ?? [];
  const rowOf = (phone: Device) => (
    <PhoneRow
      key={phone.uuid}
      phone={phone}
      now={now}
      isThis={phone.uuid === own}
      isBound={!hasLine}
      onDisarm={() => setChosen(phone)}
      onVoid={() => setVoided(phone)}
    />
  );
  return (
    <div className="page">
      <DeskHead title="Téléphones de la porte">
        <LinkButton href={links.scan.to()} icon="camera">
          Mettre ce téléphone en service
        </LinkButton>
      </DeskHead>
      <p className={styles.lead}>
        Ce que chaque téléphone a dit de lui à son dernier contact. Tant qu’il contrôle hors ligne, il n’en
        dit rien&nbsp;: ce n’est pas une panne.
      </p>
      {phones && (
        <NeedsNetwork>
          Retirer un téléphone du service, ou annuler ses passages, demande le réseau.
        </NeedsNetwork>
      )}
      <ServerDataNotice asked={asked} what="La liste des téléphones" skeleton={<RowsSkeleton count={3} />} />
      {phones?.length === 0 && <NoPhone />}
      {armed.length > 0 && (
        <section aria-labelledby="en-service">
          <h2 id="en-service" className="section-title heading-rule">
            En service
          </h2>
          <ul className={styles.rows}>{armed.map(rowOf)}</ul>
        </section>
      )}
      {expired.length > 0 && (
        <section aria-labelledby="au-terme">
          <h2 id="au-terme" className="section-title heading-rule">
            Arrivés à leur terme
          </h2>
          <p className={styles.lead}>
            Des contrôles y attendent encore. Ceux d’avant le terme partent dès que le téléphone a du réseau,
            et comptent. Ceux d’après compteront une fois le téléphone remis en service&nbsp;:
            connectez-vous-y et ouvrez Scanner.
          </p>
          <ul className={styles.rows}>{expired.map(rowOf)}</ul>
        </section>
      )}
      {disarmed.length > 0 && (
        <section aria-labelledby="retires">
          <h2 id="retires" className="section-title heading-rule">
            Retirés du service
          </h2>
          <p className={styles.lead}>
            Ce qu’ils ont contrôlé avant leur retrait compte, ce qu’ils contrôleraient ensuite ne compte pas.
            Si un téléphone a été volé plus tôt, annulez ses passages à partir du vol.
          </p>
          <ul className={styles.rows}>{disarmed.map(rowOf)}</ul>
        </section>
      )}
      {chosen && (
        <DisarmDialog
          phone={chosen}
          onClose={() => setChosen(null)}
          onDone={() => {
            announce(`${chosen.name} n’est plus en service`);
            setChosen(null);
            askAgain();
          }}
        />
      )}
      {voided && (
        <VoidDialog
          phone={voided}
          onClose={() => setVoided(null)}
          onDone={(sentence) => {
            announce(sentence);
            setVoided(null);
            askAgain();
          }}
        />
      )}
    </div>
  );
}

interface DisarmDialogProps {
  phone: Device;
  onClose: () => void;
  onDone: () => void;
}

function DisarmDialog({ phone, onClose, onDone }: DisarmDialogProps) {
  const { isRunning, run } = useTask();
  const disarm = () => run(() => askServer('disarmDevice', { params: { uuid: phone.uuid } }), onDone);
  return (
    <ConfirmDialog
      question={`Retirer ${phone.name} du service\u00a0?`}
      yes="Retirer"
      no="Garder"
      pending={isRunning}
      onYes={disarm}
      onNo={onClose}
    >
      <p>{lossWords(phone)}</p>
      <p>
        S’il est perdu, mettez aussi fin à la session de la personne qui s’y est connectée&nbsp;: sans quoi il
        peut être remis en service.
      </p>
    </ConfirmDialog>
  );
}

const NoPhone = () => (
  <EmptyState title="Aucun téléphone n’est en service">
    <p>
      Un téléphone se met en service là où il servira&nbsp;: connectez-vous-y, ouvrez Scanner, nommez la porte
      et appuyez sur «&nbsp;Ouvrir&nbsp;». Il paraît ici aussitôt, et garde sa porte sept jours, plus
      longtemps s’il sert&nbsp;: jusqu’à trente jours après la connexion de la personne qui l’a mis en
      service.
    </p>
  </EmptyState>
);

/** Milliseconds between reads while the page is visible: the state of phones is not mirrored. */
const EVERY = 15_000;

/** The phones of the door, read again when one is armed or disarmed, which the mirror shows, and at intervals. */
function usePhones(): ServerData<readonly Device[]> {
  const asked = useServerData(() => askServer('listDevices', {}), '');
  const { askAgain } = asked;
  const keys = useLiveQuery(() => doorQueries.keys(), []);
  useEffect(() => {
    if (keys !== undefined) askAgain();
  }, [keys, askAgain]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askAgain();
    }, EVERY);
    return () => clearInterval(timer);
  }, [askAgain]);
  return asked;
}
