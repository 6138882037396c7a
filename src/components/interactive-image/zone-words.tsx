import type { CharacterZone, TextZone } from './shown-images';
import styles from './zone-words.module.css';

/** What a zone says besides its name: who plays the character, and its text. */
export const ZoneWords = ({ zone }: { zone: TextZone | CharacterZone }) => (
  <>
    {zone.type === 'PERSONNAGE' && (
      <p>
        Rôle tenu par <b>{zone.actor}</b>
      </p>
    )}
    {zone.text !== '' && <p className={styles.text}>{zone.text}</p>}
  </>
);
