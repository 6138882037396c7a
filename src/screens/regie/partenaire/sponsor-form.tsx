import { links } from '#common/contract/site/links';
import { type SponsorSheet, sponsorFaults } from '#common/rules/sponsor-sheet';
import type { DeskFields } from '../../../components/desk-form/conflict-panel';
import { orNothing } from '../../../components/desk-form/conflict-words';
import { DeskFrame, type DeskWords } from '../../../components/desk-form/desk-frame';
import { type Desk, useDesk } from '../../../components/desk-form/use-desk';
import { useDeskForm } from '../../../components/desk-form/use-desk-form';
import { PreviewImageField } from '../../../components/image-picker/preview-image-field';
import { NamedPreviewImage } from '../../../components/image-picker/named-preview-image';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { Checkbox } from '../../../ui/field/checkbox';
import { TextField } from '../../../ui/field/text-field';
import { LinkButton } from '../../../ui/link-button';
import styles from './sponsor-form.module.css';
import { sponsorNoun } from './sponsor-noun';

/** The form of one partner. */
export function SponsorForm({ uuid }: { uuid: string }) {
  const desk = useDesk(sponsorNoun, uuid);
  return desk === null ? <LoadingScreen /> : <Form desk={desk} />;
}

function Form({ desk }: { desk: Desk<SponsorSheet> }) {
  const form = useDeskForm(desk, { faultsOf: sponsorFaults, saved: 'Le partenaire est enregistré.' });
  const { value: isVisible, ...visible } = form.field('visible');
  return (
    <DeskFrame
      desk={desk}
      noun={sponsorNoun}
      words={words}
      conflictFields={conflictFields}
      onSave={form.save}
      actions={
        desk.theirs?.values.visible && (
          <LinkButton href={links.sponsors.to()} icon="eye">
            Voir la page
          </LinkButton>
        )
      }
    >
      <div className={styles.form} ref={form.ref}>
        <TextField {...form.field('name')} label="Nom" isRequired autoComplete="off" autoCapitalize="words" />
        <TextField
          {...form.field('description')}
          label="Présentation"
          rows={3}
          hint="Une ou deux phrases&nbsp;: qui c’est, ce qu’il fait pour la troupe."
        />
        <TextField
          {...form.field('link')}
          label="Lien"
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          hint="L’adresse de son site, avec ou sans https:// devant. Laissez vide s’il n’en a pas."
        />
        <PreviewImageField {...form.field('logo')} label="Logo" />
        <Checkbox {...visible} isSelected={isVisible}>
          Visible sur la page «&nbsp;Nos partenaires&nbsp;»
        </Checkbox>
      </div>
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Ajouter un partenaire',
  edit: 'Modifier un partenaire',
  what: 'ce partenaire',
  all: 'Partenaires',
};

const conflictFields: DeskFields<SponsorSheet> = {
  name: { label: 'Nom', show: orNothing },
  description: { label: 'Présentation', show: orNothing },
  link: { label: 'Lien', show: orNothing },
  logo: {
    label: 'Logo',
    show: (uuid) => (uuid === null ? orNothing('') : <NamedPreviewImage uuid={uuid} />),
  },
  visible: { label: 'Affichage', show: (visible) => (visible ? 'Visible' : 'Masqué') },
};
