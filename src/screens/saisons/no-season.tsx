import { DrawnPoster } from '../../components/poster/drawn-poster';
import { NeverReceived } from '../../components/mirror-answer/never-received';
import { EmptyState } from '../../ui/empty-state';

interface NoSeasonProps {
  /** Nothing was ever loaded, and the server does not answer. */
  isSilent: boolean;
}

/** Shown instead of the years: none has any content, or this device has not received it yet. */
export const NoSeason = ({ isSilent }: NoSeasonProps) =>
  isSilent ? (
    <NeverReceived title="Les saisons ne sont pas encore sur cet appareil">
      Les années paraîtront dès que le serveur les aura envoyées&nbsp;; ensuite, elles se liront aussi sans
      réseau.
    </NeverReceived>
  ) : (
    <EmptyState title="Aucune saison pour le moment" poster={<DrawnPoster title="Relâche" scene="vigil" />}>
      <p>Les pièces, les photos et les brèves se rangeront ici, année par année.</p>
    </EmptyState>
  );
