import { links } from '#common/contract/site/links';
import type { Sponsor } from '#common/contract/content/sponsor';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { RankedNoun } from '../../../components/desk-list/ranked-noun';
import { PreviewImagePicture } from '../../../components/image-picker/preview-image-picture';
import { linkInWords } from '../../../text/web-address';
import { Badge } from '../../../ui/badge';
import styles from './sponsor-row.module.css';

/** Logos are drawn for white paper, by night too. */
const paper = '#fff';

/** A partner, in the administration's list. */
export const sponsorRow: RankedNoun<Sponsor> = {
  title: 'Partenaires',
  kind: 'sponsor',
  nameOf: ({ name }) => name,
  unnamed: 'Sans nom',
  editor: (slug) => links.editSponsor.to({ slug }),
  picture: ({ logo }) => logo && <PreviewImagePicture previewImage={{ ...logo, backgroundColor: paper }} />,
  facts: ({ visible, link }) => (
    <>
      {visible ? <Badge>Visible</Badge> : <Badge shape="cross">Masqué</Badge>}
      {link !== undefined && <span className={styles.link}>{linkInWords(link)}</span>}
    </>
  ),
  place: queuedWrites.placeSponsor,
  remove: queuedWrites.deleteSponsor,
  removed: 'Supprimé',
  warning:
    'C’est définitif. Pour le retirer un temps seulement, décochez plutôt «\u00a0Visible\u00a0» dans sa fiche.',
};
