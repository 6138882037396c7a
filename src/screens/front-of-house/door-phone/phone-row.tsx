import { playbillDate } from '#common/base/dates';
import type { Device } from '#common/contract/tickets/device';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { armedWords, contactWords, stateOf } from './phone-words';
import styles from './phones.module.css';

interface PhoneRowProps {
  phone: Device;
  now: Date;
  /** It is the phone in use. */
  isThis: boolean;
  /** There is no network, so nothing can be asked of the server. */
  isBound: boolean;
  onDisarm: () => void;
  /** Takes its scans back; only of a phone that was disarmed. */
  onVoid: () => void;
}

/** A phone: its door, its state, its last contact, who armed it. */
export function PhoneRow({ phone, now, isThis, isBound, onDisarm, onVoid }: PhoneRowProps) {
  const { shape, words } = stateOf(phone, now);
  return (
    <li>
      <div className={styles.what}>
        <h3 className={styles.name}>{phone.name}</h3>
        <p className={styles.state}>
          <Badge shape={shape}>{words}</Badge>
          {isThis && <span className="small soft">ce téléphone</span>}
        </p>
        <p>{contactWords(phone, now)}</p>
        <p className="small soft">{armedWords(phone)}</p>
        {phone.voidFrom !== undefined && (
          <p className="small">Passages annulés depuis {playbillDate(phone.voidFrom)}</p>
        )}
      </div>
      {phone.disarmedAt === undefined ? (
        <Button aria-label={`Retirer ${phone.name} du service`} disabled={isBound} onClick={onDisarm}>
          Retirer
        </Button>
      ) : (
        <Button aria-label={`Annuler les passages de ${phone.name}`} disabled={isBound} onClick={onVoid}>
          Annuler les passages
        </Button>
      )}
    </li>
  );
}
