import { links } from '#common/contract/site/links';
import { type Agenda, lastShow } from '#common/rules/agenda';
import { StagePage } from '../../components/page/stage-page';
import { UpcomingCard } from '../../components/agenda/upcoming-card';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import styles from '../../components/show-document/show-document.module.css';

/** No show is on the bill: the last one, and other events. */
export function NoShow({ agenda, now }: { agenda: Agenda; now: Date }) {
  const last = lastShow(agenda, now);
  const [play] = last?.pieces ?? [];
  return (
    <>
      <StagePage
        title="Relâche"
        picture="/pictures/show-wide.svg"
        actions={
          <>
            <LinkButton variant="primary" size="big" href={links.seasons.to()} arrow>
              Revoir nos saisons
            </LinkButton>
            <LinkButton size="big" href={links.newsHome.to()}>
              Revenir à l’accueil
            </LinkButton>
          </>
        }
      >
        <p>Aucun spectacle n’est à l’affiche en ce moment. Le prochain s’annoncera ici.</p>
        {last && (
          <p>
            Notre dernier spectacle&nbsp;:{' '}
            {play ? <Link href={links.piece.to({ slug: play.slug })}>{last.title}</Link> : last.title} (
            {last.location.name}).
          </p>
        )}
      </StagePage>
      <div className={`page ${styles.next}`}>
        <UpcomingCard />
      </div>
    </>
  );
}
