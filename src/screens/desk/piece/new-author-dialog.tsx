import { type SubmitEvent, useState } from 'react';
import { fullName } from '#common/base/full-name';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { pieceAuthorNoun } from '#common/nouns/piece-author';
import type { SheetAuthor } from './piece-sheet';
import { normalisedFields, typedFaults } from '#common/rules/typed-fields';
import { enqueue } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { queuedWrites } from '../../../bridge/queued-writes';
import { isFaultless } from '../../../components/form/form-state';
import form from '../../../components/form/form.module.css';
import { useTask } from '../../../components/request/use-task';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import { type AuthorNames, namesake } from './author-offer';

const { fields } = pieceAuthorNoun;

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
  const faults = typedFaults(fields, names);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isFaultless(faults) || double !== undefined) return;
    const author = { uuid: freshUuid(), ...normalisedFields(fields, names) };
    run(
      () => enqueue(queuedWrites.createPieceAuthor(author)),
      () => {
        announce(`${fullName(author)} est parmi les auteurs.`);
        onAdded(author);
      },
    );
  };
  return (
    <Dialog title="Ajouter un auteur" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <TextField
          label={fields.firstname.label}
          autoComplete="off"
          autoCapitalize="words"
          hint="Rien pour qui n’a qu’un nom, comme Molière."
          value={names.firstname}
          onChange={(firstname) => onType({ ...names, firstname })}
          error={faults.firstname}
        />
        <TextField
          label={fields.name.label}
          autoComplete="off"
          autoCapitalize="words"
          isRequired
          value={names.name}
          onChange={(name) => onType({ ...names, name })}
          error={double ? 'Cet auteur existe déjà' : isTried ? faults.name : undefined}
        />
        {double ? (
          <Button variant="primary" onClick={() => onAdded(double)}>
            Prendre {fullName(double)}
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
