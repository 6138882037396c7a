import { StagePage } from '../../components/stage-page';
import { links } from '../../links';
import { LinkButton } from '../../ui/link-button';

export function NotFound() {
  return (
    <StagePage
      over="404"
      title="Cette page n'existe pas&nbsp;!"
      picture="/pictures/wall.svg"
      actions={
        <>
          <LinkButton look="act" size="big" href={links.newsHome.to()}>
            Revenir à l’accueil
          </LinkButton>
          <LinkButton look="plain" size="big" href={links.newsArchive.to()}>
            Chercher
          </LinkButton>
        </>
      }
    >
      <p>La porte donne sur un mur. C’est le décor&nbsp;: il n’y a rien derrière.</p>
    </StagePage>
  );
}
