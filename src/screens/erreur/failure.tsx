import { StagePage } from '../../components/stage-page';
import { links } from '../../links';
import { LinkButton } from '../../ui/link-button';

export function Failure() {
  return (
    <StagePage
      title="Une erreur est survenue"
      picture="/pictures/wall.svg"
      actions={
        <LinkButton look="act" size="big" href={links.newsHome.to()}>
          Revenir à l’accueil
        </LinkButton>
      }
    >
      <p>Reprenez depuis l’accueil. Ce que vous avez enregistré est gardé.</p>
    </StagePage>
  );
}
