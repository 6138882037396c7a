import { useState } from 'react';
import { succeed } from '#common/base/result';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { useTask } from '../../../components/request/use-task';
import { changeOf } from './cash';
import { sell } from './box-office-calls';
import type { BoxOfficeState } from './use-box-office';
import { useTill } from './use-till';

/** The current sale and the last one. The state survives a change of tab or of the screen's width. */
export function useSelling(date: DoorDateRow, { moment }: BoxOfficeState) {
  const till = useTill(date, () => moment().at);
  const { isRunning, run } = useTask();
  const [last, setLast] = useState<{ readonly uuid: string; readonly change: number | null } | null>(null);
  const sellNow = () => {
    const { seats, total, means, name, handed } = till;
    const { isOffline } = moment();
    const save = async (uuid: string, at: Date) => {
      const saved = await sell(date, { uuid, seats, total, means, name }, { at, isOffline });
      return saved.ok ? succeed(uuid) : saved;
    };
    run(
      () => till.attempt(save),
      (uuid) => {
        setLast({ uuid, change: typeof handed === 'number' ? changeOf(total, handed) : null });
        till.forget();
      },
    );
  };
  return { till, last, isRunning, sellNow };
}

export type SellingState = ReturnType<typeof useSelling>;
