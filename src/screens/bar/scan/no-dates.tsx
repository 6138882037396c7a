import { atMoment } from '#common/base/dates';
import { EmptyState } from '../../../ui/empty-state';

/** No date to open: none is planned, or this phone has not received any. */
export function NoDates({ mirroredAt }: { readonly mirroredAt: Date | null }) {
  return (
    <div className="page">
      <EmptyState title="Aucune séance à ouvrir">
        {mirroredAt === null ? (
          <p>
            Ce téléphone n’a encore reçu aucun billet. Connectez-le une fois au réseau&nbsp;: ils arrivent
            seuls.
          </p>
        ) : (
          <p>Aucune séance à venir&nbsp;: ce téléphone était à jour {atMoment(mirroredAt, new Date())}.</p>
        )}
      </EmptyState>
    </div>
  );
}
