import { isBlank } from '#common/base/odd-character';
import { links } from '#common/contract/site/links';
import { textFault } from '#common/rules/text-faults';
import { enqueue, fateOfWrite } from '../../bridge/calls';
import { queuedWrites } from '../../bridge/queued-writes';
import styles from '../../components/form/form.module.css';
import { useForm } from '../../components/form/use-form';
import { useOneTry } from '../../components/request/use-one-try';
import { announce, warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field/text-field';
import { LinkButton } from '../../ui/link-button';
import { Step } from './step';

interface AddressStepProps {
  isDone: boolean;
  onDone: () => void;
}

/** Where the association is found: the text of the page 'Contacts'. */
export function AddressStep({ isDone, onDone }: AddressStepProps) {
  return (
    <Step id="adresse" title="Son adresse" isDone={isDone}>
      {isDone ? (
        <LinkButton href={links.editAboutText.to({ slug: 'contacts' })} icon="edit">
          Modifier la page Contacts
        </LinkButton>
      ) : (
        <AddressForm onDone={onDone} />
      )}
    </Step>
  );
}

function AddressForm({ onDone }: { onDone: () => void }) {
  const tries = useOneTry();
  const form = useForm({ address: '' }, ({ address }) => ({
    address: isBlank(address) ? 'L’adresse est obligatoire' : textFault(address, 1000, true),
  }));
  const send = async () => {
    const saved = await tries.attempt(({ uuid }) =>
      enqueue(queuedWrites.createAboutText(uuid, contactsText(uuid, form.values.address))),
    );
    if (!saved.ok) return warn(failureSentence(saved.failure));
    announce('L’adresse est enregistrée.');
    await fateOfWrite(saved.value.key);
    return onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <TextField
        {...form.field('address')}
        label="Adresse de l’association"
        hint="Elle ouvre la page Contacts, que vous pourrez compléter."
        autoComplete="street-address"
        rows={4}
      />
      <Button type="submit" disabled={!form.isReady && !form.isRunning} pending={form.isRunning}>
        Enregistrer l’adresse
      </Button>
    </form>
  );
}

function contactsText(uuid: string, address: string) {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const content = lines.map((line) => ({ type: 'p', content: [{ type: 'text', content: line }] }) as const);
  const text = { type: 'adls-text', content } as const;
  return { uuid, slug: 'contacts', type: 'PAGE', title: 'Contacts', content: text } as const;
}
