import { links } from '#common/contract/site/links';
import { openDialog } from '../../state/dialogs';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { Dialog } from '../../ui/overlay/dialog';
import type { DialogScreenProps } from '../loading/dialog-screen';
import styles from './session-dialogs.module.css';

/*
 * What to do about a mail's link that the server does not know any more.
 */

export const UsedActivation = ({ isOpen, onClose }: DialogScreenProps) => (
  <Dialog title="Ce lien ne sert plus" isOpen={isOpen} onClose={onClose}>
    <p>
      Ce lien a peut-être déjà servi, ou un mail plus récent l’a remplacé. Essayez de vous connecter&nbsp;: si
      votre compte attend encore son activation, le site vous proposera de renvoyer le mail.
    </p>
    <p>Si le lien est coupé en deux dans le mail, copiez-le en entier dans la barre d’adresse.</p>
    <div className={styles.answers}>
      <LinkButton href={links.register.to()} onClick={onClose}>
        Créer un compte
      </LinkButton>
      <Button variant="primary" onClick={() => openDialog('login')}>
        Se connecter
      </Button>
    </div>
  </Dialog>
);

export const UsedPassword = ({ isOpen, onClose }: DialogScreenProps) => (
  <Dialog title="Ce lien ne sert plus" isOpen={isOpen} onClose={onClose}>
    <p>
      Un lien pour choisir un mot de passe sert une seule fois, pendant une heure. S’il a déjà servi, votre
      nouveau mot de passe est en place&nbsp;: connectez-vous. Sinon, demandez un autre lien.
    </p>
    <div className={styles.answers}>
      <Button onClick={() => openDialog('login')}>Se connecter</Button>
      <LinkButton variant="primary" href={links.forgottenPassword.to()} onClick={onClose}>
        Recevoir un autre lien
      </LinkButton>
    </div>
  </Dialog>
);
