import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { roleDemandQueries } from '#mirror/queries/role-demand-queries';
import { RowsSkeleton } from '../../components/mirror-answer/rows-skeleton';
import { DemandForm } from './demand-form';
import { DemandList } from './demand-list';
import { HeldRoles } from './held-roles';
import type { ActProps } from './act-props';
import rows from './act-rows.module.css';

/** The person's own roles, and the demands for others. */
export function RightsAct({ person }: ActProps) {
  const { answer: demands = [], reach } = useMirrorAnswer(() => roleDemandQueries.list());
  const isMember = person.roles.has('ROLE_MEMBRE');
  // A role already asked for must not be offered again.
  const asking =
    reach === 'waiting' ? <RowsSkeleton count={1} /> : <DemandForm person={person} demands={demands} />;
  return (
    <div className={rows.stack}>
      <HeldRoles person={person} />
      {isMember ? (
        asking
      ) : (
        <p className={rows.narrow}>
          Les autres habilitations se demandent une fois membre de l’association. Vous l’êtes&nbsp;?
          Dites-le-nous&nbsp;: un administrateur le notera ici.
        </p>
      )}
      {demands.length > 0 && <DemandList demands={demands} />}
    </div>
  );
}
