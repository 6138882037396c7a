import { linkInWords } from '../../text/web-address';
import { Button } from '../../ui/button';
import type { ShownZone } from './shown-images';
import { isOfThisSite } from './zone-address';
import styles from './zone-list.module.css';
import { ZoneLink } from './zone-link';
import { ZoneWords } from './zone-words';
import wordStyles from './zone-words.module.css';

interface ZoneEntryProps {
  zone: ShownZone;
  /** Opens the image that the zone leads to. */
  onPress: () => void;
}

/** All that a zone says, to be read without its picture. */
export function ZoneEntry({ zone, onPress }: ZoneEntryProps) {
  if (zone.type === 'LIEN')
    return (
      <>
        <p className={styles.name}>
          <ZoneLink link={zone.link} className={styles.link}>
            {zone.name}
          </ZoneLink>
        </p>
        {!isOfThisSite(zone.link) && <p className={styles.address}>{linkInWords(zone.link)}</p>}
      </>
    );
  return (
    <>
      <p className={styles.name}>{zone.name}</p>
      {zone.type === 'IMAGE' ? (
        <>
          {zone.picture.description !== '' && <p className={wordStyles.text}>{zone.picture.description}</p>}
          <Button
            size="low"
            icon="image"
            aria-haspopup="dialog"
            aria-label={`Voir l’image\u00a0: ${zone.name}`}
            onClick={onPress}
          >
            Voir l’image
          </Button>
        </>
      ) : (
        <ZoneWords zone={zone} />
      )}
    </>
  );
}
