import { type SubmitEvent, useState } from 'react';
import { askServer } from '../../../bridge/calls';
import dialogForm from '../../../components/dialog-form.module.css';
import { FailureNote } from '../../../components/failure-note';
import { isFaultless } from '../../../components/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/text-field';
import { type DetailsField, type DetailsForm, faultsOf, refusedFields } from './details-form';
import { fullName } from '../../../text/person-name';
import { useSave } from '../../../components/use-save';
import type { UserDialogProps } from './user-dialog-props';

export function DetailsDialog({ user, isOpen, onClose, onDone }: UserDialogProps) {
  const { uuid, name, firstname, email } = user;
  const [form, setForm] = useState<DetailsForm>({ name, firstname, email });
  const [sent, setSent] = useState<DetailsForm | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<DetailsField>>(new Set());
  const save = useSave();
  const faults = faultsOf(form);
  // What the server refused holds until it is changed.
  const refused = sent === form ? refusedFields(save.failure) : {};
  const isValid = isFaultless(faults);

  const touch = (key: DetailsField) => setTouched((before) => new Set(before).add(key));
  const field = (key: DetailsField) => ({
    value: form[key],
    onChange: (value: string) => {
      setForm({ ...form, [key]: value });
      touch(key);
    },
    onBlur: () => touch(key),
    error: (touched.has(key) ? faults[key] : undefined) ?? refused[key],
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid) return;
    setSent(form);
    const body = { name: form.name.trim(), firstname: form.firstname.trim(), email: form.email.trim() };
    const saved = await save.run(() => askServer('updateUser', { params: { uuid }, body }));
    if (saved) onDone(`Coordonnées enregistrées\u00a0: ${fullName(saved)}`);
  };

  return (
    <Dialog title="Coordonnées" isOpen={isOpen} onClose={onClose}>
      <form className={dialogForm.form} noValidate onSubmit={submit}>
        <p className="soft">{fullName(user)}</p>
        <TextField
          label="Prénom"
          name="firstname"
          autoComplete="off"
          maxLength={100}
          autoFocus
          {...field('firstname')}
        />
        <TextField label="Nom" name="name" autoComplete="off" maxLength={100} {...field('name')} />
        <TextField
          label="Adresse mail"
          type="email"
          name="email"
          autoComplete="off"
          hint="Si elle change, l’ancienne adresse en est avertie et les liens qu’elle a reçus ne servent plus."
          {...field('email')}
        />
        {Object.keys(refused).length === 0 && <FailureNote failure={save.failure} />}
        <div className={dialogForm.answers}>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" look="act" disabled={!isValid} pending={save.isRunning}>
            Enregistrer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
