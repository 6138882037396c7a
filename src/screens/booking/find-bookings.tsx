import { useState } from 'react';
import { typedMailAddress } from '#common/base/mail-address';
import { askServer } from '../../bridge/calls';
import formStyles from '../../components/form/form.module.css';
import { SendButton } from '../../components/form/send-button';
import { useForm } from '../../components/form/use-form';
import { useAddressQuestion } from '../../components/session/address-question';
import { plainEmailFault } from '../../components/session/plain-email-fault';
import { TextField } from '../../ui/field/text-field';

/** Sends the tickets of an address there, to whoever has lost the mail or booked on another device. */
export function FindBookings() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  // An address that was taken long ago is found, whatever would be wrong with it today.
  const form = useForm({ email: '' }, ({ email }) => ({
    email: plainEmailFault(email, typedMailAddress(email)),
  }));
  const { asks, question } = useAddressQuestion(form.field('email'));
  const field = form.field('email');
  const send = async () => {
    // What was said of another address would stand below this one's question.
    setSentTo(null);
    if (asks()) return undefined;
    const email = typedMailAddress(form.values.email);
    const result = await askServer('sendTicketsAgain', { body: { email } });
    if (!result.ok) return form.fail(result.failure);
    setSentTo(email);
    return form.restart();
  };
  return (
    <section aria-labelledby="retrouver">
      <h2 className="section-title heading-rule" id="retrouver">
        Il en manque une&nbsp;?
      </h2>
      <form className={formStyles.form} noValidate onSubmit={form.sending(send)}>
        <p>Donnez l’adresse mail avec laquelle vous avez réservé&nbsp;: le billet y repart.</p>
        <TextField
          {...field}
          label="Adresse mail"
          type="email"
          autoComplete="email"
          onChange={(email) => {
            setSentTo(null);
            field.onChange(email);
          }}
        />
        {question}
        <SendButton form={form} offline="Renvoyer un billet demande le réseau.">
          Renvoyer mon billet
        </SendButton>
        <div role="status">
          {sentTo !== null && (
            <p>
              Si une séance à venir est réservée avec {sentTo}, le mail y repart maintenant. Regardez aussi
              dans les courriers indésirables (spam).
            </p>
          )}
        </div>
      </form>
    </section>
  );
}
