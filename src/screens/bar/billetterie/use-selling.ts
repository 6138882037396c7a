import { useState } from 'react';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { useTask } from '../../../components/request/use-task';
import { changeOf } from './cash';
import { sell } from './counter-calls';
import type { Counter } from './use-counter';
import { useTill } from './use-till';

/** The current sale and the last one. The state survives a change of tab or of the screen's width. */
export function useSelling(date: DoorDateRow, { moment }: Counter) {
  const till = useTill(date);
  const { isRunning, run } = useTask();
  const [last, setLast] = useState<{ readonly uuid: string; readonly change: number | null } | null>(null);
  const sellNow = () => {
    const { seats, total, means, name, handed } = till;
    const uuid = freshUuid();
    run(
      () => sell(date, { uuid, seats, total, means, name }, moment()),
      () => {
        setLast({ uuid, change: handed === null ? null : changeOf(total, handed) });
        till.clear();
      },
    );
  };
  return { till, last, isRunning, sellNow };
}

export type SellingState = ReturnType<typeof useSelling>;
