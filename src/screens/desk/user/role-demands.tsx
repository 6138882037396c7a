import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { fullName } from '#common/base/full-name';
import { links } from '#common/contract/site/links';
import type { RoleDemand } from '#common/contract/people/role-demand';
import { type Result, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { DecidedDemands, decidedOn } from '../demand/decided-demands';
import { RefuseDialog } from '../demand/refuse-dialog';
import { WaitingDemands } from '../demand/waiting-demands';
import { DeskHead } from '../../../components/page/desk-head';
import { useServerData } from '../../../components/request/use-server-data';
import { badgesAtom } from '../../../state/badges';
import { quoted } from '../../../text/quoted';
import { type Decision, useDecision } from '../demand/use-decision';
import { useTask } from '../../../components/request/use-task';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { WaitingDemand } from './waiting-role-demand';
import styles from '../demand/demands.module.css';

/** The demands for roles, to accept, or to refuse with a reason. */
export function RoleDemands() {
  const { adminUsers } = useAtomValue(badgesAtom);
  // The menu's counter updates by itself; when it changes, the list is read again.
  const asked = useServerData(readWaitingDemands, String(adminUsers));
  const { answer: waiting, askAgain } = asked;
  const [decisions, setDecisions] = useState(0);
  const [refused, setRefused] = useState<RoleDemand | null>(null);
  const [granted, setGranted] = useState<RoleDemand | null>(null);
  const list = useRef<HTMLElement>(null);
  const decision = useRoleDecision((decided) => {
    setRefused(null);
    setGranted(decided?.state.code === 'ACCEPTEE' ? decided : null);
    // The row is about to be removed; moves the focus, which would be lost with it.
    list.current?.focus({ preventScroll: true });
    askAgain();
    setDecisions((before) => before + 1);
  });
  return (
    <div className="page">
      <DeskHead title="Demandes d’habilitation" parent={{ href: links.users.to(), name: 'Utilisateurs' }} />
      <ServerDataNotice asked={asked} what="La liste des demandes" />
      <WaitingDemands
        ref={list}
        asked={asked}
        nobody="Quand un membre demandera une habilitation depuis son profil, sa demande paraîtra ici et le menu la comptera."
        rows={waiting?.map((demand) => (
          <WaitingDemand
            key={demand.uuid}
            demand={demand}
            running={decision.running}
            onAccept={() => void decision.accept(demand)}
            onRefuse={() => setRefused(demand)}
          />
        ))}
      >
        {granted !== null && (
          <GrantedDemand key={granted.uuid} demand={granted} onUndone={() => setGranted(null)} />
        )}
      </WaitingDemands>
      {waiting !== undefined && (
        <DecidedDemands
          address={links.roleDemands.to()}
          moment={`${adminUsers} ${decisions}`}
          list={(page) => askServer('listRoleDemands', { query: decidedOn(page) })}
          nameOf={nameOf}
        />
      )}
      <RefuseDialog
        demand={refused}
        decision={decision}
        lossOf={lossOf}
        hint="Il part par mail et se lit dans le profil."
        most={1000}
        onClose={() => setRefused(null)}
      />
    </div>
  );
}

const nameOf = ({ role, user }: RoleDemand) => (
  <>
    <strong>{role.name}</strong>&nbsp;· {fullName(user)}
  </>
);

const lossOf = ({ role, user }: RoleDemand) => (
  <>
    <strong>{fullName(user)}</strong> n’aura pas l’habilitation {quoted(role.name)}.
  </>
);

/** Accepts or refuses demands for roles. */
function useRoleDecision(onDecided: (decided: RoleDemand | null) => void): Decision<RoleDemand> {
  return useDecision<RoleDemand>({
    decide: (uuid, body) => askServer('decideRoleDemand', { params: { uuid }, body }),
    sentence: ({ state, role, user }) =>
      `${quoted(role.name)} ${state.code === 'ACCEPTEE' ? 'accordée' : 'refusée'} à ${fullName(user)}`,
    onDecided,
  });
}

/** Maximum page size of an answer. */
const AT_ONCE = 200;

/** All waiting demands, oldest first: the list is not paginated for those who decide. */
async function readWaitingDemands(): Promise<Result<readonly RoleDemand[], Failure>> {
  const demands: RoleDemand[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const read = await askServer('listRoleDemands', {
      query: { state: ['EN_ATTENTE'], page, limit: AT_ONCE },
    });
    if (!read.ok) return read;
    demands.push(...read.value.data);
    lastPage = read.value.metadata.lastPage;
  }
  return succeed(demands);
}

interface GrantedDemandProps {
  demand: RoleDemand;
  onUndone: () => void;
}

/** The last grant can be undone at once, since buttons one below the other are easily confused. */
function GrantedDemand({ demand: { role, user }, onUndone }: GrantedDemandProps) {
  const { isRunning, run } = useTask();
  const undo = () =>
    run(
      () => askServer('removeRole', { params: { uuid: user.uuid, code: role.code } }),
      () => {
        announce(
          `${quoted(role.name)} retirée à ${fullName(user)}. Un mail lui annonçait l’accord\u00a0: prévenez cette personne.`,
        );
        onUndone();
      },
    );
  return (
    <div className={styles.demand}>
      <p>
        <strong>{fullName(user)}</strong> a maintenant l’habilitation {quoted(role.name)}.
      </p>
      <Button icon="undo" pending={isRunning} onClick={undo}>
        Annuler cet accord
      </Button>
    </div>
  );
}
