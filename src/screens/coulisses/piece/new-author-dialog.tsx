import { type SubmitEvent, useState } from 'react';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { textFaults } from '#common/rules/text-faults';
import type { SheetAuthor } from '#common/rules/piece-sheet';
import { enqueue } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { queuedWrites } from '../../../bridge/queued-writes';
import form from '../../../components/form/form.module.css';
import { useTask } from '../../../components/request/use-task';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import { type AuthorNames, authorName, namesake } from './author-offer';

interface NewAuthorDialogProps {
  names: AuthorNames;
  onType: (names: AuthorNames) => void;
  known: readonly PieceAuthor[];
  onClose: () => void;
  onAdded: (author: SheetAuthor) => void;
}

/** Adds an author to the library; the write waits in the outbox before that of the play that names the author. */
export function NewAuthorDialog({ names, onType, known, onClose, onAdded }: NewAuthorDialogProps) {
  const [isTried, setTried] = useState(false);
  const { isRunning, run } = useTask();
  const double = namesake(known, names);
  const nameFault = names.name.trim() === '' ? 'Le nom est obligatoire' : faultOf(names.name);
  const firstnameFault = faultOf(names.firstname);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameFault !== undefined || firstnameFault !== undefined || double !== undefined) return;
    const author = { uuid: freshUuid(), name: names.name.trim(), firstname: names.firstname.trim() };
    run(
      () => enqueue(queuedWrites.createPieceAuthor(author)),
      () => {
        announce(`${authorName(author)} est parmi les auteurs.`);
        onAdded(author);
      },
    );
  };
  return (
    <Dialog title="Ajouter un auteur" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <TextField
          label="Prénom"
          autoComplete="off"
          autoCapitalize="words"
          hint="Rien pour qui n’a qu’un nom, comme Molière."
          value={names.firstname}
          onChange={(firstname) => onType({ ...names, firstname })}
          error={firstnameFault}
        />
        <TextField
          label="Nom"
          autoComplete="off"
          autoCapitalize="words"
          isRequired
          value={names.name}
          onChange={(name) => onType({ ...names, name })}
          error={double ? 'Cet auteur existe déjà' : isTried ? nameFault : undefined}
        />
        {double ? (
          <Button variant="primary" onClick={() => onAdded(double)}>
            Prendre {authorName(double)}
          </Button>
        ) : (
          <Button type="submit" variant="primary" pending={isRunning}>
            Ajouter cet auteur
          </Button>
        )}
      </form>
    </Dialog>
  );
}

const faultOf = (name: string) => textFaults('', name, 100)[0]?.fault;
