import { type SubmitEvent, useState } from 'react';
import type { RoleDemand } from '#common/contract/people/role-demand';
import { type RoleCode, roleNames } from '#common/contract/people/roles';
import { rolesToAskFor } from '#common/rules/role-change';
import { queuedWrites } from '../../bridge/queued-writes';
import { useTooEarly } from '../../components/form/use-too-early';
import { enqueueAndAnnounce } from '../../components/request/enqueue-and-announce';
import { useOneTry } from '../../components/request/use-one-try';
import { useTask } from '../../components/request/use-task';
import type { Person } from '../../state/session-records';
import { Button } from '../../ui/button';
import { Select } from '../../ui/field/select';
import rows from './section-rows.module.css';

interface DemandFormProps {
  person: Person;
  demands: readonly RoleDemand[];
}

/** Asks for a role that is neither held nor asked for; the demand is sent once there is a network. */
export function DemandForm({ person, demands }: DemandFormProps) {
  const waiting = demands.filter(({ state }) => state.code === 'EN_ATTENTE');
  const offered = rolesToAskFor(
    person.roles,
    waiting.map(({ role }) => role.code),
  );
  const [chosen, setChosen] = useState<RoleCode | null>(null);
  const { isRunning, run } = useTask();
  const tries = useOneTry();
  const code = offered.find((one) => one === chosen) ?? null;

  const { isTried, isTooEarly } = useTooEarly(code !== null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isTooEarly(event) || code === null) return;
    run(
      () =>
        tries.attempt(({ uuid }) =>
          enqueueAndAnnounce(
            queuedWrites.createRoleDemand(uuid, { code, name: roleNames[code] }, person.uuid),
            "La demande d'habilitation a été soumise.",
          ),
        ),
      () => setChosen(null),
    );
  };

  if (offered.length === 0)
    return <p className={rows.narrow}>Vous avez, ou avez demandé, tout ce qui peut l’être.</p>;
  return (
    <form className={rows.ask} onSubmit={submit}>
      <Select
        label="Demander une habilitation"
        options={offered.map((one) => ({ id: one, name: roleNames[one] }))}
        value={code}
        error={isTried && code === null ? 'Choisissez une habilitation' : undefined}
        onChange={(id) => setChosen(offered.find((one) => one === id) ?? null)}
      />
      <Button type="submit" pending={isRunning}>
        Demander
      </Button>
    </form>
  );
}
