import { count } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import { FailureNote } from '../../../components/form/failure-note';
import { TelephoneLinks } from '../../../components/page/reach-links';
import { NeedsNetwork, useLine } from '../../../components/request/needs-network';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import type { Save } from '../../../components/request/use-save';
import styles from './message.module.css';

interface MessagePreviewProps {
  preview: AnswerOf<'previewDateMessage', Blob>;
  save: Save;
  onClose: () => void;
  onBack: () => void;
  onSend: () => void;
}

/** A message as its first recipient gets it, the number of recipients, and the holders who must be called instead. */
export function MessagePreview({ preview, save, onClose, onBack, onSend }: MessagePreviewProps) {
  const { recipient, replyTo, subject, text, letters, without } = preview;
  const hasLine = useLine();
  return (
    <Dialog title="Aperçu du message" width="large" onClose={onClose}>
      <div className={styles.preview}>
        <dl className={styles.head}>
          <dt>À</dt>
          <dd>
            {recipient ?? 'Personne'}
            {letters > 1 && `, et ${count(letters - 1, 'autre')}`}
          </dd>
          <dt>Réponses à</dt>
          <dd>{replyTo}</dd>
          <dt>Objet</dt>
          <dd>
            <strong>{subject}</strong>
          </dd>
        </dl>
        <p className={styles.letter}>{text.trim()}</p>
        {without.length > 0 && (
          <section aria-label="Sans adresse mail">
            <h3 className={styles.small}>
              {count(without.length, 'personne')} sans adresse, à prévenir par téléphone
            </h3>
            <ul className={styles.without}>
              {without.map(({ phone, ...person }, rank) => (
                <li key={rank}>
                  {fullName(person)}
                  {phone !== undefined && <TelephoneLinks phone={phone} />}
                </li>
              ))}
            </ul>
          </section>
        )}
        <NeedsNetwork>L’envoi demande le réseau. Le message reste ici.</NeedsNetwork>
        <FailureNote failure={save.failure} />
        <div className={styles.answers}>
          <Button onClick={onBack}>Reprendre le texte</Button>
          <Button
            variant="primary"
            disabled={letters === 0 || !hasLine}
            pending={save.isRunning}
            onClick={onSend}
          >
            {letters === 0 ? 'Personne à qui écrire' : `Envoyer ${count(letters, 'mail')}`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
