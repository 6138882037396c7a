import { StagePage } from '../../components/stage-page';
import { links } from '../../links';
import { LinkButton } from '../../ui/link-button';

/** For who is logged in and lacks the role. */
export function Forbidden() {
  return (
    <StagePage
      over="403"
      title="Droits insuffisants"
      picture="/pictures/wall.svg"
      actions={
        <LinkButton look="act" size="big" href={links.newsHome.to()}>
          Revenir à l’accueil
        </LinkButton>
      }
    >
      <p>
        Cette page demande une habilitation que vous n’avez pas. Un membre de l’association la demande depuis
        son profil, à «&nbsp;Mes droits&nbsp;».
      </p>
    </StagePage>
  );
}
