import type { ReactNode } from 'react';
import { integer } from '#common/base/numbers';
import { links, ofYear } from '#common/contract/site/links';
import { type Season, type SeasonCount, seasonQueries } from '#mirror/queries/season-queries';
import { NumberedPart } from '../../components/page/numbered-part';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { MoreLink } from '../../components/page/more-link';
import { PhotoStrip } from '../../components/photo/photo-strip';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { SeasonNews, SeasonPieces } from './season-parts';
import { isEmpty } from './season-year';
import styles from './seasons.module.css';

interface SeasonStoryProps {
  season: SeasonCount;
  rail: readonly SeasonCount[];
}

/** The content of one year, part by part. */
export function SeasonStory({ season, rail }: SeasonStoryProps) {
  const { year } = season;
  const { answer } = useMirrorAnswer(() => seasonQueries.read(year), [year]);
  return (
    <section className={styles.told} aria-labelledby="annee">
      <header className={styles.year}>
        <div className={styles.step}>
          <h2 className={styles.numeral} id="annee">
            {year}
          </h2>
          <YearLink to={year - 1} rail={rail} icon="chevron-left" label="Année précédente" />
          <YearLink to={year + 1} rail={rail} icon="chevron-right" label="Année suivante" />
        </div>
        {!isEmpty(season) && <Figures of={season} />}
      </header>
      <div className={styles.parts}>
        {isEmpty(season) ? (
          <Closed year={year} />
        ) : answer === undefined || answer.year !== year ? (
          <Awaited />
        ) : (
          <Parts season={answer} count={season} />
        )}
      </div>
    </section>
  );
}

interface YearLinkProps {
  to: number;
  rail: readonly SeasonCount[];
  icon: 'chevron-left' | 'chevron-right';
  label: string;
}

function YearLink({ to, rail, icon, label }: YearLinkProps) {
  if (!rail.some(({ year }) => year === to)) return <span className={styles.noStep} />;
  return (
    <Link
      className={iconButtonClass('line')}
      href={ofYear(links.seasons.to(), to)}
      aria-label={`${label}, ${to}`}
    >
      <Icon name={icon} />
    </Link>
  );
}

function Figures({ of: { pieces, photos, news } }: { of: SeasonCount }) {
  return (
    <dl className={styles.figures}>
      {[
        { name: pieces.length < 2 ? 'pièce' : 'pièces', value: pieces.length },
        { name: photos < 2 ? 'photo' : 'photos', value: photos },
        { name: news < 2 ? 'brève' : 'brèves', value: news },
      ].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{integer(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Parts({ season, count }: { season: Season; count: SeasonCount }) {
  const { year, pieces, photos, news } = season;
  const parts: readonly { id: string; title: string; content: ReactNode; all: string; href: string }[] = [
    ...(pieces.length > 0
      ? [
          {
            id: 'pieces',
            title: 'À l’affiche',
            content: <SeasonPieces pieces={pieces} />,
            all: `Les pièces de ${year} dans la bibliothèque`,
            href: links.library.to(),
          },
        ]
      : []),
    ...(photos.length > 0
      ? [
          {
            id: 'photos',
            title: 'En images',
            content: <PhotoStrip photos={photos} within={{ annee: String(year) }} />,
            all:
              count.photos > photos.length
                ? `Les ${integer(count.photos)} photos de ${year}`
                : `${year} dans la galerie`,
            href: links.gallery.to(),
          },
        ]
      : []),
    ...(news.length > 0
      ? [
          {
            id: 'breves',
            title: 'En brèves',
            content: <SeasonNews news={news} />,
            all:
              count.news > news.length
                ? `Les ${integer(count.news)} brèves de ${year}`
                : `${year} dans les archives`,
            href: links.newsArchive.to(),
          },
        ]
      : []),
  ];
  return parts.map(({ id, title, content, all, href }) => (
    <NumberedPart key={id} id={id} title={title}>
      {content}
      <MoreLink href={ofYear(href, year)}>{all}</MoreLink>
    </NumberedPart>
  ));
}

function Closed({ year }: { year: number }) {
  return (
    <EmptyState title="Relâche" poster={<DrawnPoster title="Relâche" scene="vigil" />}>
      <p>
        De {year}, rien n’est consigné ici&nbsp;: ni pièce, ni photo, ni brève. Vous avez gardé un programme,
        une coupure de presse&nbsp;? <Link href={links.contacts.to()}>Écrivez-nous</Link>.
      </p>
    </EmptyState>
  );
}

function Awaited() {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement de l’année…</LoadingWords>
      <div className={styles.awaited}>
        <Skeleton shape="poster" />
        <Skeleton shape="poster" />
        <Skeleton shape="poster" />
        <Skeleton shape="poster" />
      </div>
    </div>
  );
}
