import { playbillDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { Sponsor } from '#common/contract/content/sponsor';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { MiniaturePicture } from '../../../components/image-picker/miniature-picture';
import { linkInWords } from '../../../text/web-address';
import { Badge } from '../../../ui/badge';
import { Icon } from '../../../ui/icon';
import { IconButton, iconButtonClass } from '../../../ui/icon-button';
import { Link } from '../../../ui/link';
import styles from './sponsor-list.module.css';

/** Logos are drawn for white paper, by night too. */
const paper = '#fff';

interface SponsorRowProps {
  sponsor: Sponsor;
  isFirst: boolean;
  isLast: boolean;
  /** It has unsaved changes on this device; it waits to be sent. */
  isDrafted: boolean;
  isWaiting: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A partner and its actions. Buttons without effect use `aria-disabled`, so that they keep the focus. */
export function SponsorRow(props: SponsorRowProps) {
  const { sponsor, isFirst, isLast, isDrafted, isWaiting, onMove, onRemove } = props;
  const { slug, name, link, logo, visible } = sponsor;
  const editor = links.editSponsor.to({ slug });
  return (
    <li className={styles.row}>
      <span className={styles.logo} aria-hidden="true">
        {logo === undefined ? (
          <Icon name="image" />
        ) : (
          <MiniaturePicture miniature={{ ...logo, backgroundColor: paper }} />
        )}
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={editor}>{name}</Link>
        </h2>
        <p className={styles.facts}>
          {visible ? <Badge>Visible</Badge> : <Badge shape="cross">Masqué</Badge>}
          {link !== undefined && <span className={styles.link}>{linkInWords(link)}</span>}
          {isDrafted && <Badge shape="dashed">Brouillon sur cet appareil</Badge>}
          {isWaiting && <Badge shape="half">En attente d’envoi</Badge>}
        </p>
      </div>
      <span className={styles.acts}>
        <IconButton
          icon="chevron-up"
          label={`Monter ${name}`}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={`Descendre ${name}`}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Link className={iconButtonClass()} href={editor} aria-label={`Modifier ${name}`}>
          <Icon name="edit" />
        </Link>
        <IconButton icon="trash" label={`Supprimer ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}

/** A partner that was begun on this device and never saved. */
export function SponsorDraft({ draft: { uuid, title, at } }: { draft: DraftSummary }) {
  return (
    <li className={styles.row}>
      <span className={styles.logo} aria-hidden="true">
        <Icon name="image" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link href={links.editSponsor.to({ slug: uuid })}>{title.trim() === '' ? 'Sans nom' : title}</Link>
        </h2>
        <p className={styles.facts}>
          <Badge shape="dashed">Brouillon sur cet appareil</Badge>
          <span>écrit le {playbillDate(at)}</span>
        </p>
      </div>
    </li>
  );
}
