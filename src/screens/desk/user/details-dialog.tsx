import { useState } from 'react';
import { fullName } from '#common/base/full-name';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import dialogForm from '../../../components/form/dialog-form.module.css';
import { FailureNote } from '../../../components/form/failure-note';
import { isFaultless } from '../../../components/form/form-state';
import { ResumedNote } from '../../../components/form/resumed-note';
import { useAddressQuestion } from '../../../components/session/address-question';
import { useSessionForm } from '../../../components/form/use-session-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import { correctionsOf, faultsOf, refusedFields } from './details-form';
import type { UserDialogProps } from './account';

export function DetailsDialog({ row: user, isOpen, onClose, onDone }: UserDialogProps) {
  const { uuid, name, firstname, email } = user;
  const shown = { name, firstname, email };
  const form = useSessionForm(`account ${uuid}`, shown, faultsOf(shown));
  /** A failure that belongs to none of the fields. */
  const [failure, setFailure] = useState<Failure | null>(null);
  const { asks, question } = useAddressQuestion(form.field('email'));

  const send = async () => {
    if (asks()) return undefined;
    setFailure(null);
    const body = correctionsOf(shown, form.values);
    const saved = await askServer('updateUser', { params: { uuid }, body });
    if (saved.ok) {
      form.forget();
      return onDone(`Coordonnées enregistrées\u00a0: ${fullName(saved.value)}`);
    }
    const refused = refusedFields(saved.failure);
    if (isFaultless(refused)) return setFailure(saved.failure);
    return form.refuse(refused);
  };

  return (
    <Dialog title="Coordonnées" isOpen={isOpen} onClose={onClose}>
      <form className={dialogForm.form} noValidate onSubmit={form.sending(send)}>
        <ResumedNote typed={form} anew="Repartir de ce qui est enregistré" />
        <p className="soft">{fullName(user)}</p>
        <TextField
          {...form.field('firstname')}
          label="Prénom"
          autoCapitalize="words"
          autoComplete="off"
          autoFocus
        />
        <TextField {...form.field('name')} label="Nom" autoCapitalize="words" autoComplete="off" />
        <TextField
          {...form.field('email')}
          label="Adresse mail"
          type="email"
          autoComplete="off"
          hint="Si elle change, l’ancienne adresse en est avertie et les liens qu’elle a reçus ne servent plus."
        />
        {question}
        <FailureNote failure={failure} />
        <div className={dialogForm.answers}>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" pending={form.isRunning}>
            Enregistrer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
