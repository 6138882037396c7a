import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { RoleDemand } from '#common/contract/role-demand';
import { AskedNotice } from '../../../components/asked-notice';
import { DrawnPoster } from '../../../components/drawn-poster';
import { OfficeHead } from '../../../components/office-head';
import { useAsked } from '../../../components/use-asked';
import { links } from '../../../links';
import { countersAtom } from '../../../state/counters';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { DecidedDemands } from './decided-demands';
import { readRoleDemands } from './read-role-demands';
import { RefuseDialog } from './refuse-dialog';
import styles from './role-demands.module.css';
import { useDecision } from './use-decision';
import { WaitingDemand } from './waiting-demand';

/** Who asks for which role: accepted, or refused for a reason. */
export function RoleDemands() {
  const { adminUsers } = useAtomValue(countersAtom);
  // The menu's counter comes by itself: what moves it is a reason to read again.
  const asked = useAsked(readRoleDemands, String(adminUsers));
  const { answer, failure, isAsking, askAgain } = asked;
  const [refused, setRefused] = useState<RoleDemand | null>(null);
  const list = useRef<HTMLElement>(null);
  const decision = useDecision(() => {
    setRefused(null);
    // The row that was acted on is about to go: the focus would be lost with it.
    list.current?.focus({ preventScroll: true });
    askAgain();
  });
  return (
    <div className="page">
      <OfficeHead title="Demandes d’habilitation" parent={{ href: links.users.to(), name: 'Utilisateurs' }} />
      <AskedNotice asked={asked} what="La liste des demandes" />
      {(answer !== undefined || failure === null) && (
        <>
          <section
            ref={list}
            className={styles.waiting}
            tabIndex={-1}
            aria-label="En attente"
            aria-busy={isAsking}
          >
            {answer === undefined && <Skeleton lines={4} />}
            {answer?.waiting.length === 0 && (
              <EmptyState title="Personne n’attend" poster={<DrawnPoster title="Entracte" scene="vigil" />}>
                <p>
                  Quand un membre demandera une habilitation depuis son profil, sa demande paraîtra ici et le
                  menu la comptera.
                </p>
              </EmptyState>
            )}
            {answer !== undefined && answer.waiting.length > 0 && (
              <ul>
                {answer.waiting.map((demand) => (
                  <WaitingDemand
                    key={demand.uuid}
                    demand={demand}
                    running={decision.running}
                    onAccept={() => void decision.accept(demand)}
                    onRefuse={() => setRefused(demand)}
                  />
                ))}
              </ul>
            )}
          </section>
          {answer !== undefined && answer.decided.length > 0 && <DecidedDemands demands={answer.decided} />}
        </>
      )}
      <RefuseDialog
        demand={refused}
        decision={decision}
        onClose={() => {
          decision.forget();
          setRefused(null);
        }}
      />
    </div>
  );
}
