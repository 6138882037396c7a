import { useState } from 'react';
import type { Header } from '#common/contract/site/header';
import { headerFaults } from './header-faults';
import { askServer } from '../../../bridge/calls';
import formStyles from '../../../components/form/form.module.css';
import { SendButton } from '../../../components/form/send-button';
import { useForm } from '../../../components/form/use-form';
import { announce, warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import { Checkbox } from '../../../ui/field/checkbox';
import { TextField } from '../../../ui/field/text-field';

/** The notice is written first, and shown as soon as that is wanted. */
export function BannerForm({ header }: { header: Header }) {
  const [version, setVersion] = useState(header.version);
  const form = useForm(valuesOf(header), headerFaults);
  const show = form.field('show');

  const send = async () => {
    const { title, url } = form.values;
    const banner = { title: title.trim(), show: form.values.show !== '', url: url.trim() || null };
    const result = await askServer('updateHeader', { body: { banner, version } });
    if (result.ok) {
      setVersion(result.value.version);
      return announce(
        banner.show
          ? 'C’est enregistré\u00a0: l’annonce est en haut de chaque page.'
          : 'C’est enregistré\u00a0: rien n’est affiché en haut des pages.',
      );
    }
    return result.failure.error?.code === 'stale-version' ? adoptNewest() : form.fail(result.failure);
  };
  /** What the other person wrote stands above this page, and this form keeps its own. */
  const adoptNewest = async () => {
    const newest = await askServer('readHeader', {});
    if (!newest.ok) return warn(failureSentence(newest.failure));
    setVersion(newest.value.version);
    return warn(
      'Quelqu’un d’autre vient de changer l’annonce. Enregistrez de nouveau pour mettre la vôtre à sa place.',
    );
  };
  return (
    <form className={formStyles.form} noValidate onSubmit={form.sending(send)}>
      <TextField
        {...form.field('title')}
        label="Annonce"
        hint="Une phrase courte."
        autoCapitalize="sentences"
      />
      <TextField
        {...form.field('url')}
        label="Lien (facultatif)"
        hint="Une page du site (/reservations) ou un autre site."
        inputMode="url"
      />
      <Checkbox
        name={show.name}
        isSelected={show.value !== ''}
        error={show.error}
        onChange={(isSelected) => show.onChange(isSelected ? 'oui' : '')}
        onBlur={show.onBlur}
      >
        Afficher en haut de chaque page
      </Checkbox>
      <SendButton form={form} offline="L’annonce demande le réseau. Ce que vous avez écrit reste ici.">
        Enregistrer l’annonce
      </SendButton>
    </form>
  );
}

const valuesOf = ({ banner: { title, show, url } }: Header) => ({
  title,
  url: url ?? '',
  show: show ? 'oui' : '',
});
