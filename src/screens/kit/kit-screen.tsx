import styles from './kit-screen.module.css';
import { KitButtons } from './kit-buttons';
import { KitDrawing } from './kit-drawing';
import { KitEditor } from './kit-editor';
import { KitFields } from './kit-fields';
import { KitFound } from './kit-found';
import { KitImages } from './kit-images';
import { KitOverlays } from './kit-overlays';
import { KitPaper } from './kit-paper';
import { Act } from './specimen';
import { ThemeSwitch } from './theme-switch';

/** The UI kit: every component in every state, for developers. Not part of what visitors get. */
export function KitScreen() {
  return (
    <div className={`page ${styles.kit}`}>
      <header className={styles.head}>
        <h1 className="bill-title">Le magasin</h1>
        <ThemeSwitch />
      </header>
      <Act title="Papier, encre, caractères">
        <KitPaper />
      </Act>
      <Act title="Boutons et liens">
        <KitButtons />
      </Act>
      <Act title="Champs">
        <KitFields />
      </Act>
      <Act title="Écrire">
        <KitEditor />
      </Act>
      <Act title="Ce qui s’ouvre, ce qui s’annonce">
        <KitOverlays />
      </Act>
      <Act title="Listes, cartes, attentes">
        <KitFound />
      </Act>
      <Act title="Images à choisir">
        <KitImages />
      </Act>
      <Act title="Affiches et images dessinées">
        <KitDrawing />
      </Act>
    </div>
  );
}
