import { useId, useState } from 'react';
import { type RoleCode, roleCodes, roleNames } from '#common/contract/people/roles';
import { askServer, synchronise } from '../../bridge/calls';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { announce, warn } from '../../state/notices';
import type { Person } from '../../state/session-records';
import { failureSentence } from '../../text/error-sentences';
import { quoted } from '../../text/quoted';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import rows from './section-rows.module.css';
import { LostWithAccount } from './lost-with-account';
import { ProofDialog } from './proof-dialog';
import { useAfterAccountDeletion } from './use-after-account-deletion';

/** The person's own roles. Giving back the first one means leaving. */
export function HeldRoles({ person }: { person: Person }) {
  const [asked, setAsked] = useState<RoleCode | null>(null);
  const hasLine = useLine();
  const reasonId = useId();
  return (
    <>
      <NeedsNetwork id={reasonId}>Supprimer une habilitation demande le réseau.</NeedsNetwork>
      <ul className={rows.rows} aria-label="Mes habilitations">
        {roleCodes
          .filter((code) => person.roles.has(code))
          .map((code) => (
            <li key={code}>
              <p className={rows.what}>
                <span>{roleNames[code]}</span>
              </p>
              <Button
                size="low"
                aria-label={code === 'ROLE_USER' ? undefined : `Supprimer l’habilitation ${roleNames[code]}`}
                aria-describedby={reasonId}
                disabled={!hasLine}
                onClick={() => setAsked(code)}
              >
                {code === 'ROLE_USER' ? 'Supprimer le compte…' : 'Supprimer'}
              </Button>
            </li>
          ))}
      </ul>
      {asked === 'ROLE_USER' && <Leaving person={person} onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'ROLE_USER' && (
        <Removal code={asked} person={person} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface RemovalProps {
  code: RoleCode;
  person: Person;
  onClose: () => void;
}

function Removal({ code, person: { uuid }, onClose }: RemovalProps) {
  const { isRunning, run } = useTask();
  const remove = () =>
    run(
      () => askServer('removeRole', { params: { uuid, code } }),
      () => {
        onClose();
        announce('Habilitation supprimée');
        void synchronise();
      },
    );
  return (
    <ConfirmDialog
      question={questionOf(code)}
      yes="Supprimer"
      no="Garder"
      pending={isRunning}
      onNo={onClose}
      onYes={remove}
    >
      {code === 'ROLE_MEMBRE' && <p>Vous perdrez l'ensemble de vos habilitations&nbsp;!</p>}
    </ConfirmDialog>
  );
}

/** Giving back the first role. */
function Leaving({ person: { uuid, email }, onClose }: Omit<RemovalProps, 'code'>) {
  const afterDeletion = useAfterAccountDeletion();
  const leave = async () => {
    const gone = await askServer('removeRole', { params: { uuid, code: 'ROLE_USER' } });
    if (gone.ok) afterDeletion();
    else warn(failureSentence(gone.failure));
  };
  return (
    <ProofDialog
      question={questionOf('ROLE_USER')}
      yes="Supprimer"
      no="Garder"
      email={email}
      isOpen
      onNo={onClose}
      onProved={leave}
    >
      <p>Votre compte sera supprimé&nbsp;!</p>
      <p className="small soft">
        Toutes vos informations seront supprimées et vos réservations à venir seront annulées.
      </p>
      <LostWithAccount />
    </ProofDialog>
  );
}

const questionOf = (code: RoleCode) => `Supprimer l’habilitation ${quoted(roleNames[code])}\u00a0?`;
