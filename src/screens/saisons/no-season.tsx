import { DrawnPoster } from '../../components/drawn-poster';
import { NeverReceived } from '../../components/never-received';
import { EmptyState } from '../../ui/empty-state';

interface NoSeasonProps {
  /** Nothing was ever loaded, and the server does not answer. */
  isSilent: boolean;
}

/** In the place of the years: none has anything to tell, or this device does not know it yet. */
export const NoSeason = ({ isSilent }: NoSeasonProps) =>
  isSilent ? (
    <NeverReceived title="Rien n’est encore raconté ici">
      Les années paraîtront dès que le serveur les aura envoyées&nbsp;; ensuite, elles se liront aussi sans
      réseau.
    </NeverReceived>
  ) : (
    <EmptyState title="Tout reste à jouer" poster={<DrawnPoster title="Relâche" scene="vigil" />}>
      <p>Chaque pièce, chaque photo, chaque brève éclairera ici son année.</p>
    </EmptyState>
  );
