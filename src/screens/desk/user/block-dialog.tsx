import type { DateValue } from '@internationalized/date';
import { type SubmitEvent, useState } from 'react';
import { shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { askServer } from '../../../bridge/calls';
import dialogForm from '../../../components/form/dialog-form.module.css';
import { readDay } from '../../../components/form/read-day';
import { useTooEarly } from '../../../components/form/use-too-early';
import { FailureNote } from '../../../components/form/failure-note';
import { Button } from '../../../ui/button';
import { Chip } from '../../../ui/chip';
import { DateField } from '../../../ui/field/date-field';
import { Dialog } from '../../../ui/overlay/dialog';
import { beginningOf, dayFault, dayOf, spans } from './block-until';
import styles from './account-dialogs.module.css';
import { useSave } from '../../../components/request/use-save';
import type { UserDialogProps } from './account';
import { serverNow } from '../../../components/clock/clock-offset';

/** Blocks an account until a day. */
export function BlockDialog({ row: user, isOpen, onClose, onDone }: UserDialogProps) {
  const [today] = useState(() => dayOf(serverNow()));
  const [day, setDay] = useState<DateValue | null>(() => today.add({ weeks: 1 }));
  const save = useSave(isOpen);
  const fault = dayFault(day, today);

  const { isTooEarly } = useTooEarly(fault === undefined);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isTooEarly(event) || day === null) return;
    const disabledUntil = beginningOf(day);
    const saved = await save.run(() =>
      askServer('blockUser', { params: { uuid: user.uuid }, body: { disabledUntil } }),
    );
    if (saved) onDone(`${fullName(user)} ne peut plus entrer jusqu’au ${shortDate(disabledUntil)}`);
  };

  return (
    <Dialog title="Bloquer" isOpen={isOpen} onClose={onClose}>
      <form className={dialogForm.form} noValidate onSubmit={submit}>
        <p>
          <strong>{fullName(user)}</strong> ne pourra plus se connecter, et ses sessions ouvertes se ferment
          aussitôt.
        </p>
        <DateField
          label="Jusqu’au"
          value={day}
          read={readDay}
          onChange={setDay}
          minValue={today.add({ days: 1 })}
          hint="Le compte rouvre ce jour-là à 0 h, heure de Paris."
          error={fault}
        />
        <div className={styles.shortcuts} role="group" aria-label="Durées">
          {spans.map(({ name, from }) => (
            <Chip
              key={name}
              pressed={day !== null && day.compare(from(today)) === 0}
              onClick={() => setDay(from(today))}
            >
              {name}
            </Chip>
          ))}
        </div>
        <FailureNote failure={save.failure} />
        <div className={dialogForm.answers}>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" pending={save.isRunning}>
            Bloquer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
