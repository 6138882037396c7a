import { links } from '../../links';
import { LinkButton } from '../../ui/link-button';
import { StagePage } from '../../components/stage-page';

/** For what the programme announces and the stage does not show yet. */
export function Construction() {
  return (
    <StagePage
      title="Page en cours de construction. Revenez plus tard"
      picture="/pictures/workbench.svg"
      actions={
        <LinkButton look="act" size="big" href={links.newsHome.to()}>
          Revenir à l’accueil
        </LinkButton>
      }
    >
      <p>Le décor sèche encore.</p>
    </StagePage>
  );
}
