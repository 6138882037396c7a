import type { RoleDemand } from '#common/contract/people/role-demand';
import { type MirrorReach, useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { roleDemandQueries } from '#mirror/queries/role-demand-queries';
import { RowsSkeleton } from '../../components/mirror-answer/rows-skeleton';
import { DemandForm } from './demand-form';
import { DemandList } from './demand-list';
import { HeldRoles } from './held-roles';
import type { SectionProps } from './section-props';
import rows from './section-rows.module.css';

/** The person's own roles, and the demands for others. */
export function RightsSection({ person }: SectionProps) {
  const { answer: demands = [], reach } = useMirrorAnswer(() => roleDemandQueries.list());
  const isMember = person.roles.has('ROLE_MEMBRE');
  return (
    <div className={rows.stack}>
      <HeldRoles person={person} />
      {isMember ? (
        <Asking person={person} demands={demands} reach={reach} />
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

interface AskingProps extends Pick<SectionProps, 'person'> {
  demands: readonly RoleDemand[];
  reach: MirrorReach;
}

/** A role already asked for must not be offered again: the form waits until all demands are here. */
function Asking({ person, demands, reach }: AskingProps) {
  if (reach === 'complete') return <DemandForm person={person} demands={demands} />;
  if (reach === 'waiting') return <RowsSkeleton count={1} />;
  return (
    <p className={rows.narrow}>
      La liste de vos demandes n’est pas encore arrivée sur cet appareil. Vous pourrez en faire une dès
      qu’elle y sera, avec le réseau.
    </p>
  );
}
