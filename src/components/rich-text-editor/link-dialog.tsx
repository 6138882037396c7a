import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { TextField } from '../../ui/field/text-field';
import dialogForm from '../form/dialog-form.module.css';
import { linkAddress, linkFault } from './link-address';

interface LinkDialogProps {
  /** The address of the existing link; empty if there is none. */
  href: string;
  /** Nothing is selected: the link needs its own text. */
  asksWords: boolean;
  onClose: () => void;
  /** An empty address removes the link. */
  onLink: (href: string, words: string) => void;
}

export function LinkDialog({ href, asksWords, onClose, onLink }: LinkDialogProps) {
  const [typed, setTyped] = useState(href.replace(/^(mailto|tel):/, ''));
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const address = linkAddress(typed);
  const fault = linkFault(typed);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // In React, events of a dialog bubble to the form that opened it.
    event.stopPropagation();
    setSent(true);
    if (address !== undefined && fault === undefined) onLink(address, words.trim() || typed.trim());
  };
  return (
    <Dialog title="Lien" onClose={onClose}>
      <form className={dialogForm.form} noValidate onSubmit={submit}>
        <TextField
          label="Adresse du lien"
          hint="Un site, une adresse mail, un téléphone, ou une page d’ici (/breve)."
          value={typed}
          onChange={setTyped}
          error={isSent ? fault : undefined}
          type="url"
          autoComplete="off"
          spellCheck="false"
          autoFocus
        />
        {asksWords && (
          <TextField label="Texte du lien" value={words} onChange={setWords} autoComplete="off" />
        )}
        <div className={dialogForm.answers}>
          {href !== '' && <Button onClick={() => onLink('', '')}>Enlever le lien</Button>}
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary">
            Mettre le lien
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
