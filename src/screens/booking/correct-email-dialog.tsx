import { typedMailAddress } from '#common/base/mail-address';
import type { DeviceBooking } from '#worker/api';
import { askServer } from '../../bridge/calls';
import formStyles from '../../components/form/form.module.css';
import { SendButton } from '../../components/form/send-button';
import { useForm } from '../../components/form/use-form';
import { plainEmailFault } from '../../components/session/plain-email-fault';
import { useAddressQuestion } from '../../components/session/address-question';
import { announce } from '../../state/notices';
import { TextField } from '../../ui/field/text-field';
import { Dialog } from '../../ui/overlay/dialog';

interface CorrectEmailDialogProps {
  booking: DeviceBooking;
  /** Called whether the address was corrected or not. */
  onClose: () => void;
}

/** Puts the address of a booking right, where its letter did not arrive. */
export function CorrectEmailDialog({ booking, onClose }: CorrectEmailDialogProps) {
  const form = useForm({ email: booking.email }, ({ email }) => ({ email: plainEmailFault(email) }));
  const { asks, question } = useAddressQuestion(form.field('email'));
  const send = async () => {
    if (asks()) return;
    const email = typedMailAddress(form.values.email);
    const result = await askServer('correctBookingEmail', {
      params: { uuid: booking.uuid },
      body: { email },
    });
    if (!result.ok) return form.fail(result.failure);
    announce(`L’adresse est corrigée\u00a0: le mail part à ${email}.`);
    onClose();
  };
  return (
    <Dialog title="Corriger l’adresse" onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={form.sending(send)}>
        <p>Elle se corrige une seule fois ici. Le billet y part aussitôt.</p>
        <TextField {...form.field('email')} label="Adresse mail" type="email" autoComplete="email" />
        {question}
        <SendButton form={form} variant="primary" offline="Corriger l’adresse demande le réseau.">
          Envoyer à cette adresse
        </SendButton>
      </form>
    </Dialog>
  );
}
