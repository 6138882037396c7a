import { useState } from 'react';
import { DOT } from '#common/base/dot';
import { playbillDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { Device } from '#common/contract/tickets/device';
import { momentFaults } from '#common/rules/moment-faults';
import { momentOf, noMoment, readMoment, typedMoment } from '#common/rules/typed-moment';
import { askServer } from '../../../bridge/calls';
import { TypedMomentFields } from '../../../components/form/typed-moment-fields';
import { FailureNote } from '../../../components/form/failure-note';
import formStyles from '../../../components/form/form.module.css';
import { useTooEarly } from '../../../components/form/use-too-early';
import { SendButton } from '../../../components/form/send-button';
import { useSave } from '../../../components/request/use-save';
import { useServerData } from '../../../components/request/use-server-data';
import { seats as seatWords } from '../../../text/seats';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { scanNames } from '../scan-words';
import { takenWords } from '../taken-money';
import styles from './phones.module.css';

interface VoidDialogProps {
  phone: Device;
  onClose: () => void;
  /** Called once its scans are taken back, with a sentence that says how many. */
  onDone: (sentence: string) => void;
}

/** How many of its last entries and exits are shown, to recognise the moment of the theft. */
const SHOWN = 10;
/** How many scans are asked for: what was taken back before comes first. */
const ASKED = 200;

/** Takes back what a disarmed phone let in from a moment on: what it did before it was stolen is real. */
export function VoidDialog({ phone, onClose, onDone }: VoidDialogProps) {
  const [since, setSince] = useState(phone.voidFrom === undefined ? noMoment : typedMoment(phone.voidFrom));
  const { answer: last } = useServerData(
    () => askServer('listScans', { query: { device: phone.uuid, limit: ASKED } }),
    phone.uuid,
  );
  const passages = last?.data.filter(({ kind }) => kind !== 'undo').slice(0, SHOWN) ?? [];
  const save = useSave();
  const moment = momentOf(since);
  const faults = momentFaults('since', since);
  const { isTried, isTooEarly } = useTooEarly(moment !== null && faults.length === 0);
  const faultAt = (path: string) =>
    faults.find((fault) => fault.path === path)?.fault ??
    (path === 'since' && readMoment(since).kind === 'none' ? 'Dites à partir de quand' : undefined);
  const submit = async () => {
    if (moment === null) return;
    const result = await save.run(() =>
      askServer('voidScans', { params: { uuid: phone.uuid }, body: { since: moment } }),
    );
    if (result !== undefined) onDone(saying(result.count, phone));
  };
  return (
    <Dialog title={`Annuler les passages de ${phone.name}`} onClose={onClose}>
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          if (!isTooEarly(event) && !save.isRunning) void submit();
        }}
      >
        <p>
          Ses entrées et ses sorties à partir de ce moment ne comptent plus, et leurs billets redeviennent
          valables. L’argent pris avec ces entrées ne compte plus non plus. Celles d’avant comptent toujours.
        </p>
        <TypedMomentFields
          path="since"
          label="À partir de"
          isTitled
          value={since}
          errorAt={(path) => (isTried ? faultAt(path) : undefined)}
          onChange={setSince}
        />
        {passages.length > 0 && (
          <section aria-label="Ses derniers passages">
            <p>Ses derniers passages&nbsp;:</p>
            <ul className={styles.passages}>
              {passages.map(({ uuid, at, kind, count: people, ...money }) => (
                <li key={uuid}>
                  {[playbillDate(at), scanNames[kind], seatWords(people), takenWords(money)]
                    .filter(Boolean)
                    .join(DOT)}
                  <Button
                    size="low"
                    aria-label={`À partir d’ici, ${playbillDate(at)}`}
                    onClick={() => setSince(typedMoment(at))}
                  >
                    À partir d’ici
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <FailureNote failure={save.failure} />
        <SendButton form={save} variant="primary" offline="Annuler les passages demande le réseau.">
          Annuler les passages
        </SendButton>
      </form>
    </Dialog>
  );
}

function saying(undone: number, { name }: Device): string {
  if (undone === 0) return `Aucun passage de ${name} depuis ce moment`;
  return `${count(undone, 'passage')} de ${name} ${undone === 1 ? 'annulé' : 'annulés'}`;
}
