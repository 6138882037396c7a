import styles from './kit-screen.module.css';
import { KitButtons } from './kit-buttons';
import { KitDrawing } from './kit-drawing';
import { KitEditor } from './kit-editor';
import { KitFields } from './kit-fields';
import { KitFound } from './kit-found';
import { KitImages } from './kit-images';
import { KitOverlays } from './kit-overlays';
import { KitPaper } from './kit-paper';
import { SpecimenPart } from './specimen';
import { ThemeSwitch } from './theme-switch';

/** The UI kit: every component in every state, for developers. Not part of what visitors get. */
export function KitScreen() {
  return (
    <div className={`page ${styles.kit}`}>
      <header className={styles.head}>
        <h1 className="bill-title">Le magasin</h1>
        <ThemeSwitch />
      </header>
      <SpecimenPart title="Papier, encre, caractères">
        <KitPaper />
      </SpecimenPart>
      <SpecimenPart title="Boutons et liens">
        <KitButtons />
      </SpecimenPart>
      <SpecimenPart title="Champs">
        <KitFields />
      </SpecimenPart>
      <SpecimenPart title="Écrire">
        <KitEditor />
      </SpecimenPart>
      <SpecimenPart title="Ce qui s’ouvre, ce qui s’annonce">
        <KitOverlays />
      </SpecimenPart>
      <SpecimenPart title="Listes, cartes, attentes">
        <KitFound />
      </SpecimenPart>
      <SpecimenPart title="Images à choisir">
        <KitImages />
      </SpecimenPart>
      <SpecimenPart title="Affiches et images dessinées">
        <KitDrawing />
      </SpecimenPart>
    </div>
  );
}
