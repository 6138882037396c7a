import { links } from '#common/contract/site/links';
import { sponsorNoun } from '#common/nouns/sponsor';
import { typedFaults } from '#common/rules/typed-fields';
import { conflictFieldsOf } from '../form/conflict-fields';
import { DeskFrame } from '../form/desk-frame';
import type { Desk } from '../form/use-desk';
import { useDeskForm } from '../form/use-desk-form';
import { PreviewImageField } from '../../../components/image-picker/preview-image-field';
import { Checkbox } from '../../../ui/field/checkbox';
import { TextField } from '../../../ui/field/text-field';
import { LinkButton } from '../../../ui/link-button';
import { type SponsorSheet, deskSponsor } from './desk-sponsor';
import styles from './sponsor-form.module.css';

const { fields, words } = sponsorNoun;
const { name, description, link, logo } = fields;

/** The form of one partner. */
export function SponsorForm({ desk }: { desk: Desk<SponsorSheet> }) {
  const form = useDeskForm(desk, { faultsOf, saved: 'Le partenaire est enregistré.' });
  const { value: isVisible, ...visible } = form.field('visible');
  return (
    <DeskFrame
      desk={desk}
      noun={deskSponsor}
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
        <TextField
          {...form.field('name')}
          label={name.label}
          isRequired
          autoComplete="off"
          autoCapitalize="words"
        />
        <TextField
          {...form.field('description')}
          label={description.label}
          rows={3}
          hint="Une ou deux phrases&nbsp;: qui c’est, ce qu’il fait pour la troupe."
        />
        <TextField
          {...form.field('link')}
          label={link.label}
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          hint="L’adresse de son site, avec ou sans https:// devant. Laissez vide s’il n’en a pas."
        />
        <PreviewImageField {...form.field('logo')} label={logo.label} />
        <Checkbox {...visible} isSelected={isVisible}>
          Visible sur la page «&nbsp;Nos partenaires&nbsp;»
        </Checkbox>
      </div>
    </DeskFrame>
  );
}

const faultsOf = (sheet: SponsorSheet) => typedFaults(fields, sheet);
const conflictFields = conflictFieldsOf(fields);
