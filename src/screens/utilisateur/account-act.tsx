import { useId } from 'react';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import rows from './act-rows.module.css';
import { DataExport } from './data-export';
import { Departure } from './departure';
import { DurationSwitch } from './duration-switch';
import type { ActProps } from './act-props';

/** Duration of the account, export of the personal data, and deletion. */
export function AccountAct({ person, account }: ActProps) {
  const hasLine = useLine();
  const reasonId = useId();
  const bound = { isBound: !hasLine, reasonId };
  return (
    <div className={rows.stack}>
      <NeedsNetwork id={reasonId}>Il faut du réseau pour ce qui suit.</NeedsNetwork>
      {account && <DurationSwitch account={account} {...bound} />}
      <DataExport person={person} {...bound} />
      <Departure person={person} {...bound} />
    </div>
  );
}
