import { type ComponentType, type ReactNode, type RefObject, useState } from 'react';
import { announce } from '../../../state/notices';
import { Menu, type MenuAction } from '../../../ui/overlay/menu';
import { WhileClosing } from '../../../ui/overlay/while-closing';

/** What may be done with a row of a list. */
export interface RowAction<Row> extends MenuAction {
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

export type OpenAction<Row> = (action: RowAction<Row>, row: Row) => void;

interface Opened<Row> {
  readonly action: RowAction<Row>;
  readonly row: Row;
}

/**
 * Opens what may be done with the rows of a list.
 * @param readAgain brings the list up to date
 * @param list takes the focus once something is done that may remove its row, and with it the focus
 */
export function useRowActions<Row>(
  readAgain: () => void,
  list?: RefObject<HTMLElement | null>,
): { open: OpenAction<Row>; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
  const close = () => setOpened(null);
  const done = (sentence?: string) => {
    close();
    if (sentence !== undefined) announce(sentence);
    list?.current?.focus({ preventScroll: true });
    readAgain();
  };
  return {
    open(action, row) {
      action.run?.(row);
      if (action.Dialog !== undefined) setOpened({ action, row });
    },
    dialog: (
      <WhileClosing of={opened}>
        {({ action: { Dialog }, row }, isOpen) =>
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
  actions: readonly RowAction<Row>[];
  open: OpenAction<Row>;
}

/** The menu of what may be done with a row; none if there is nothing. */
export function RowMenu<Row>({ row, label, actions, open }: RowMenuProps<Row>) {
  const choose = (id: string) => {
    const chosen = actions.find((one) => one.id === id);
    if (chosen !== undefined) open(chosen, row);
  };
  return actions.length > 0 && <Menu icon="more" label={label} actions={actions} onAction={choose} />;
}
