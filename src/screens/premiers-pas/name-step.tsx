import { isBlank } from '#common/base/odd-character';
import type { Settings } from '#common/contract/site/settings';
import { textFault } from '#common/rules/text-faults';
import { askServer } from '../../bridge/calls';
import styles from '../../components/form/form.module.css';
import { SendButton } from '../../components/form/send-button';
import { useForm } from '../../components/form/use-form';
import { AskedNotice } from '../../components/request/asked-notice';
import { useAsked } from '../../components/request/use-asked';
import { announce, warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { TextField } from '../../ui/field/text-field';
import { Skeleton } from '../../ui/skeleton';
import { Step } from './step';

interface NameStepProps {
  isDone: boolean;
  onDone: () => void;
}

/** The name of the association, and how it presents itself. */
export function NameStep({ isDone, onDone }: NameStepProps) {
  const asked = useAsked(() => askServer('readSettings', {}), '');
  return (
    <Step id="nom" title="Le nom de l’association" isDone={isDone}>
      <p>Il est en tête de chaque page, au bas des mails et sur les billets.</p>
      {asked.answer === undefined ? (
        asked.failure === null && <Skeleton lines={4} />
      ) : (
        <NameForm settings={asked.answer} onDone={onDone} />
      )}
      <AskedNotice asked={asked} what="La présentation" />
    </Step>
  );
}

function NameForm({ settings, onDone }: { settings: Settings; onDone: () => void }) {
  const { title, description, facebook = '' } = settings;
  const form = useForm({ title, description, facebook }, (values) => ({
    title: isBlank(values.title) ? 'Le nom est obligatoire' : textFault(values.title, 100),
    description: textFault(values.description, 500, true),
  }));
  const send = async () => {
    const { facebook, ...words } = form.values;
    const link = facebook.trim() === '' ? {} : { facebook: facebook.trim() };
    const result = await askServer('updateSettings', { body: { ...words, ...link } });
    if (!result.ok) {
      warn(failureSentence(result.failure));
      return form.refuse(result.failure.error?.fields ?? {});
    }
    announce('Le nom et la présentation sont enregistrés.');
    return onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <TextField {...form.field('title')} label="Nom de l’association" autoComplete="organization" />
      <TextField
        {...form.field('description')}
        label="Présentation"
        hint="Une phrase, pour qui trouve le site par un moteur de recherche."
        rows={3}
      />
      <TextField {...form.field('facebook')} label="Page Facebook (facultatif)" inputMode="url" />
      <SendButton form={form} offline="Ces réglages demandent le réseau. Ce que vous avez écrit reste ici.">
        Enregistrer le nom
      </SendButton>
    </form>
  );
}
