import { links } from '#common/contract/site/links';
import { StagePage, WayHome } from '../../components/page/stage-page';
import { LinkButton } from '../../ui/link-button';

export function NotFound() {
  return (
    <StagePage
      over="404"
      title="Cette page n'existe pas&nbsp;!"
      picture="/pictures/wall.svg"
      actions={
        <>
          <WayHome />
          <LinkButton variant="plain" size="big" href={links.newsArchive.to()}>
            Chercher
          </LinkButton>
        </>
      }
    >
      <p>
        L’adresse est peut-être mal écrite, ou la page a été supprimée. Vérifiez l’adresse, ou repartez de
        l’accueil.
      </p>
    </StagePage>
  );
}
