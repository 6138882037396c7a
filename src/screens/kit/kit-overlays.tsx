import { useState } from 'react';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Dialog } from '../../ui/overlay/dialog';
import { Link } from '../../ui/link';
import { Menu } from '../../ui/overlay/menu';
import { Tabs } from '../../ui/tabs';
import { TextField } from '../../ui/field/text-field';
import { type ToastNotice, Toasts } from '../../ui/overlay/toasts';
import { Specimen } from './specimen';

export function KitOverlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'info'>();
  const [notices, setNotices] = useState<ToastNotice[]>([]);
  const close = () => setOpen(undefined);
  const tell = (kind: 'good' | 'bad', text: string) =>
    setNotices((list) => [...list, { id: String(list.length + 1), kind, text }]);
  return (
    <>
      <Specimen name="dialog, confirm-dialog">
        <Button onClick={() => setOpen('dialog')}>Se connecter</Button>
        <Button onClick={() => setOpen('confirm')}>Se déconnecter</Button>
        <Button onClick={() => setOpen('info')}>Information</Button>
        <Dialog
          title="Se connecter"
          isOpen={open === 'dialog'}
          onClose={close}
          foot={
            <>
              <Link href="#oubli">Mot de passe oublié ?</Link>
              <Link href="#creer">Créer un compte</Link>
            </>
          }
        >
          <TextField label="Adresse mail" type="email" defaultValue="claire.oudin@exemple.fr" />
          <TextField label="Mot de passe" type="password" error="Le mot de passe est obligatoire" />
          <Button variant="primary" size="big" wide>
            Se connecter
          </Button>
        </Dialog>
        <ConfirmDialog
          question="Vous allez être déconnecté. Continuer&nbsp;?"
          isOpen={open === 'confirm'}
          onYes={close}
          onNo={close}
        />
        <ConfirmDialog question="L'application va être rechargée" isOpen={open === 'info'} onYes={close}>
          <p>Une nouvelle version est arrivée. Ce que vous avez écrit est gardé.</p>
        </ConfirmDialog>
      </Specimen>
      <Specimen name="toasts">
        <Button onClick={() => tell('good', 'Réservation gardée : elle partira dès que le réseau revient.')}>
          Bonne nouvelle
        </Button>
        <Button
          onClick={() =>
            tell('bad', 'Brève refusée : le titre est vide. Votre texte est gardé dans À traiter.')
          }
        >
          Mauvaise nouvelle
        </Button>
        <Toasts
          notices={notices}
          onClose={(id) => setNotices((list) => list.filter((notice) => notice.id !== id))}
        />
      </Specimen>
      <Specimen name="menu">
        <Menu label="Actions" actions={actions} onAction={(id) => tell('good', id)} />
        <Menu label="Autres actions" icon="settings" actions={actions} onAction={(id) => tell('good', id)} />
      </Specimen>
      <Specimen name="tabs" layout="stacked">
        <Tabs
          label="Mon compte"
          tabs={[
            { id: 'details', name: 'Mes coordonnées', content: <p>Claire Oudin, membre depuis 1998.</p> },
            { id: 'tickets', name: 'Mes places gratuites', content: <p>Deux places à générer.</p> },
            { id: 'rights', name: 'Mes droits', content: <p>Membre, contenu.</p> },
          ]}
        />
      </Specimen>
    </>
  );
}

const actions = [
  { id: 'Modifier', name: 'Modifier', icon: 'edit' },
  { id: 'Partager', name: 'Partager', icon: 'share' },
  { id: 'Corbeille', name: 'Mettre à la corbeille', icon: 'trash', isGrave: true },
] as const;
