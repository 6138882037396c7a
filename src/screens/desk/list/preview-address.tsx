import { announce, warn } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field/text-field';
import { canShare, copyText, share } from '../../../bridge/abilities';
import styles from './preview-dialog.module.css';

interface PreviewAddressProps {
  title: string;
  address: string;
}

/** A new link, to be copied or shared by the device's own means. */
export function PreviewAddress({ title, address }: PreviewAddressProps) {
  return (
    <div className={styles.made} role="status">
      <TextField
        label="Le lien"
        hint="Gardez-le maintenant&nbsp;: il n’est montré qu’une fois."
        value={address}
        isReadOnly
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <div className={styles.hand}>
        <Button variant="primary" icon="link" onClick={() => void copy(address)}>
          Copier
        </Button>
        {canShare() && (
          <Button icon="share" onClick={() => void pass(title, address)}>
            Partager
          </Button>
        )}
      </div>
    </div>
  );
}

async function copy(address: string): Promise<void> {
  if (await copyText(address)) announce('Lien copié\u00a0: il n’y a plus qu’à le coller.');
  else warn('Cet appareil ne laisse pas copier\u00a0: sélectionnez le lien, puis copiez-le.');
}

async function pass(title: string, url: string): Promise<void> {
  if (!(await share({ title: `Aperçu\u00a0: ${title}`, url })))
    warn('Cet appareil ne sait pas partager ce lien.');
}
