import { type ComponentType, type ReactNode, type RefObject, useState } from 'react';
import { announce } from '../../../state/notices';
import { Menu, type MenuAction } from '../../../ui/overlay/menu';
import { WhileClosing } from '../../../ui/overlay/while-closing';

/** What may be done with a row of a list. */
export interface RowAct<Row> extends MenuAction {
  /** The dialog that it opens… */
  readonly Dialog?: ComponentType<RowDialogProps<Row>>;
  /** …or what it does at once. */
  readonly run?: (row: Row) => void;
}

/** The props of every dialog about a row. */
export interface RowDialogProps<Row> {
  readonly row: Row;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** It is done, and so the dialog closes. `sentence`: tells what was done. */
  readonly onDone: (sentence?: string) => void;
  /** The row may be out of date. */
  readonly onStale: () => void;
}

export type OpenAct<Row> = (act: RowAct<Row>, row: Row) => void;

interface Opened<Row> {
  readonly act: RowAct<Row>;
  readonly row: Row;
}

/**
 * Opens what may be done with the rows of a list.
 * @param readAgain brings the list up to date
 * @param list takes the focus once something is done that may remove its row, and with it the focus
 */
export function useRowActs<Row>(
  readAgain: () => void,
  list?: RefObject<HTMLElement | null>,
): { open: OpenAct<Row>; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const close = () => setOpened(null);
  const done = (sentence?: string) => {
    close();
    if (sentence !== undefined) announce(sentence);
    list?.current?.focus({ preventScroll: true });
    readAgain();
  };
  return {
    open(act, row) {
      act.run?.(row);
      if (act.Dialog !== undefined) setOpened({ act, row });
    },
    dialog: (
      <WhileClosing of={opened}>
        {({ act: { Dialog }, row }, isOpen) =>
          Dialog && <Dialog row={row} isOpen={isOpen} onClose={close} onDone={done} onStale={readAgain} />
        }
      </WhileClosing>
    ),
  };
}

interface RowMenuProps<Row> {
  row: Row;
  /** 'Actions sur Le Dindon' */
  label: string;
  acts: readonly RowAct<Row>[];
  open: OpenAct<Row>;
}

/** The menu of what may be done with a row; none if there is nothing. */
export function RowMenu<Row>({ row, label, acts, open }: RowMenuProps<Row>) {
  const act = (id: string) => {
    const chosen = acts.find((one) => one.id === id);
    if (chosen !== undefined) open(chosen, row);
  };
  return acts.length > 0 && <Menu icon="more" label={label} actions={acts} onAction={act} />;
}
