import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { links } from '#common/contract/site/links';
import type { RoleDemand } from '#common/contract/people/role-demand';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { DecidedDemands, decidedOn } from '../../../components/demand/decided-demands';
import { RefuseDialog } from '../../../components/demand/refuse-dialog';
import { WaitingDemands } from '../../../components/demand/waiting-demands';
import { OfficeHead } from '../../../components/page/office-head';
import { useServerData } from '../../../components/request/use-server-data';
import { countersAtom } from '../../../state/counters';
import { fullName } from '../../../text/person-name';
import { quoted } from '../../../text/quoted';
import { GrantedDemand } from './granted-demand';
import { readWaitingDemands } from './read-waiting-demands';
import { useRoleDecision } from './use-role-decision';
import { WaitingDemand } from './waiting-demand';

/** The demands for roles, to accept, or to refuse with a reason. */
export function RoleDemands() {
  const { adminUsers } = useAtomValue(countersAtom);
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
      <OfficeHead title="Demandes d’habilitation" parent={{ href: links.users.to(), name: 'Utilisateurs' }} />
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
