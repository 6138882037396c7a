import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { atMoment, playbillDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { permissions } from '#common/contract/calls/permissions';
import { links } from '#common/contract/site/links';
import { isAllowed } from '#common/rules/is-allowed';
import { armDevice, synchronise } from '../../../bridge/calls';
import { useTask } from '../../../components/request/use-task';
import { syncAtom } from '../../../state/connection';
import { openDialog } from '../../../state/dialogs';
import { personAtom } from '../../../state/session';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link-button';

/** The office disarmed this phone: it holds no tickets, whoever is logged in, until it is armed again. */
export function DisarmedFromAfar({ door }: { readonly door: string }) {
  return (
    <ClosedDoor title="Ce téléphone a été retiré du service" door={door}>
      <p>Le guichet l’a retiré à distance&nbsp;: les billets en ont été effacés.</p>
    </ClosedDoor>
  );
}

/** The key of this phone is over, and nobody is logged in who may arm it again. `since`: by the server's clock. */
export function ExpiredDoor({ door, since }: { readonly door: string; readonly since: Date }) {
  const { line } = useAtomValue(syncAtom);
  return (
    <ClosedDoor title={`${door} n’est plus en service`} door={door}>
      <p>
        Ce téléphone gardait cette porte jusqu’au {playbillDate(since)}. Les billets y reviennent dès qu’il
        est remis en service, et ce qu’il a fait entrer compte.
      </p>
      {line === 'offline' && (
        <p>
          Sans réseau, ce téléphone n’a que son horloge&nbsp;: si sa date est fausse, corrigez-la, puis
          rouvrez cette page.
        </p>
      )}
    </ClosedDoor>
  );
}

interface NoDatesProps {
  /** The door to arm the phone for again; null if it is armed, or never was. */
  readonly door: string | null;
  readonly mirroredAt: Date | null;
  /** By the server's clock. */
  readonly now: Date;
}

/** No date to open: none is planned, or this phone has not received any. */
export function NoDates({ door, mirroredAt, now }: NoDatesProps) {
  return (
    <ClosedDoor title="Aucune séance à ouvrir" door={door}>
      {mirroredAt === null ? (
        <p>
          Ce téléphone n’a encore reçu aucun billet. Connectez-le une fois au réseau&nbsp;: ils arrivent
          seuls.
        </p>
      ) : (
        <p>Aucune séance à venir&nbsp;: ce téléphone était à jour {atMoment(mirroredAt, now)}.</p>
      )}
    </ClosedDoor>
  );
}

interface Props {
  readonly title: string;
  /** The door to arm the phone for again; null if there is none. */
  readonly door: string | null;
  readonly children: ReactNode;
}

/** Why there is no door here, what this phone has not sent yet, and the way on for whoever holds it. */
function ClosedDoor({ title, door, children }: Props) {
  const person = useAtomValue(personAtom);
  const { waitingScans } = useAtomValue(syncAtom);
  const { isRunning, run } = useTask();
  const mayArm = isAllowed(permissions.ticketOffice, person?.roles ?? null);
  const arm = (name: string) =>
    run(
      () => armDevice(name),
      () => void synchronise(),
    );
  return (
    <div className="page">
      <h1 className="visually-hidden">Scanner les billets</h1>
      <EmptyState
        title={title}
        action={
          <>
            {mayArm && door !== null && (
              <Button variant="primary" pending={isRunning} onClick={() => arm(door)}>
                Remettre en service&nbsp;: {door}
              </Button>
            )}
            {person === null && (
              <Button variant="primary" onClick={() => openDialog('login')}>
                Se connecter
              </Button>
            )}
            {person !== null && !mayArm && (
              <Button variant="primary" onClick={() => openDialog('logout')}>
                Se déconnecter
              </Button>
            )}
            <LinkButton href={(mayArm ? links.ticketOffice : links.home).to()}>Quitter</LinkButton>
          </>
        }
      >
        {children}
        {(waitingScans > 0 || door !== null) && <p>{unsentWords(waitingScans)}</p>}
        {person === null && <p>Connectez-vous avec un compte de la billetterie.</p>}
        {person !== null && !mayArm && (
          <p>
            Le compte de {person.firstname} n’ouvre pas de porte&nbsp;: déconnectez-vous, puis connectez-vous
            avec un compte de la billetterie.
          </p>
        )}
      </EmptyState>
    </div>
  );
}

function unsentWords(scans: number): string {
  if (scans === 0) return 'Tous ses contrôles sont partis.';
  const some =
    scans === 1
      ? '1 contrôle attend encore de partir'
      : `${count(scans, 'contrôle')} attendent encore de partir`;
  const going = scans === 1 ? 'il part' : 'ils partent';
  return `Rien n’est perdu\u00a0: ${some}, et ${going} dès que le réseau le permet, au plus tard à la remise en service.`;
}
