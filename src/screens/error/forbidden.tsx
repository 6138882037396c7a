import { StagePage } from '../../components/page/stage-page';

/** Shown to a logged-in person who lacks the role. */
export function Forbidden() {
  return (
    <StagePage over="403" title="Droits insuffisants" picture="/pictures/wall.svg">
      <p>
        Cette page demande une habilitation que vous n’avez pas. Si vous êtes membre de l’association,
        demandez-la dans votre profil, à «&nbsp;Mes droits&nbsp;».
      </p>
    </StagePage>
  );
}
