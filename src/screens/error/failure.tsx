import { StagePage } from '../../components/page/stage-page';

export function Failure() {
  return (
    <StagePage title="Une erreur est survenue" picture="/pictures/wall.svg">
      <p>Reprenez depuis l’accueil. Ce que vous avez enregistré est gardé.</p>
    </StagePage>
  );
}
