import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { fullName } from '#common/base/full-name';
import { permissions } from '#common/contract/calls/permissions';
import { type RoleCode, roleCodes, roleNames } from '#common/contract/people/roles';
import { isAllowed } from '#common/rules/is-allowed';
import { askServer } from '../../../bridge/calls';
import dialogForm from '../../../components/form/dialog-form.module.css';
import { FailureNote } from '../../../components/form/failure-note';
import { personAtom } from '../../../state/session';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/field/checkbox';
import { Dialog } from '../../../ui/overlay/dialog';
import styles from './account-dialogs.module.css';
import { changeSentence, mayToggle, toggleRole } from './role-choice';
import { useSave } from '../../../components/request/use-save';
import type { UserDialogProps } from './account';

/** Gives and takes roles, as far as the person may; roles that change along are shown before saving. */
export function RolesDialog({ row: user, isOpen, onClose, onDone }: UserDialogProps) {
  const person = useAtomValue(personAtom);
  const granter = person?.roles ?? nobody;
  const held = user.habilitations.map(({ code }) => code);
  const [chosen, setChosen] = useState<readonly RoleCode[]>(held);
  const save = useSave(isOpen);
  const change = changeSentence(held, chosen);
  const isOneself = person?.uuid === user.uuid;
  const locksOut = isOneself && !isAllowed(permissions.members, new Set(chosen));
  const isWhole = offered.every((code) => mayToggle(granter, held, chosen, code, isOneself));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (change === '') return onClose();
    const habilitations = chosen.map((code) => ({ code }));
    const saved = await save.run(() =>
      askServer('changeHabilitations', { params: { uuid: user.uuid }, body: { habilitations, held } }),
    );
    if (saved) onDone(`Habilitations enregistrées\u00a0: ${fullName(saved)}`);
  };

  return (
    <Dialog title="Habilitations" isOpen={isOpen} onClose={onClose}>
      <form className={dialogForm.form} noValidate onSubmit={submit}>
        <p className="soft">{fullName(user)}</p>
        <fieldset className={styles.roles}>
          <legend className="visually-hidden">Habilitations&nbsp;: {fullName(user)}</legend>
          {offered.map((code) => (
            <Checkbox
              key={code}
              isSelected={chosen.includes(code)}
              isDisabled={!mayToggle(granter, held, chosen, code, isOneself)}
              onChange={() => setChosen(toggleRole(chosen, code))}
            >
              {roleNames[code]}
            </Checkbox>
          ))}
        </fieldset>
        <p className="small soft">
          Toutes reposent sur {quoted('Membre')}, sauf {quoted('Ancien membre')}&nbsp;: elles viennent avec,
          et partent avec.
          {!isWhole && ' Ce qui est grisé n’est pas à vous de donner ou de retirer.'}
        </p>
        <output className={styles.change}>
          {change === '' ? 'Rien ne change.' : change}
          {locksOut && ' Vous n’aurez plus accès à ces écrans.'}
        </output>
        <FailureNote failure={save.failure} />
        <div className={dialogForm.answers}>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" pending={save.isRunning}>
            Enregistrer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const nobody: ReadonlySet<RoleCode> = new Set();

/** Every account has ROLE_USER, so it cannot be chosen. */
const offered = roleCodes.filter((code) => code !== 'ROLE_USER');
