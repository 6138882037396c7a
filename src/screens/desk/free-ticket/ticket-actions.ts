import { ofSomebody } from '#common/base/of-somebody';
import type { Result } from '#common/base/result';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { Failure } from '#worker/api';
import { askServer } from '../../../bridge/calls';
import type { MenuAction } from '../../../ui/overlay/menu';

export type TicketAction = 'rename' | 'generate' | 'replace' | 'block' | 'unblock' | 'cancel';

/**
 * The form values of an action. `uuid` is that of the ticket to create, so sending the same form twice replaces once.
 */
export interface TypedAction {
  readonly uuid: string;
  readonly name: string;
  readonly reason: string;
}

interface ActionWords {
  readonly menu: MenuAction<TicketAction>;
  readonly question: (name: string) => string;
  /** The consequences of the action. */
  readonly words: string;
  readonly yes: string;
  readonly done: (name: string) => string;
  /** The fields of its form. */
  readonly fields: readonly ('name' | 'reason')[];
  readonly send: (ticket: FreeTicket, typed: TypedAction) => Promise<Result<unknown, Failure>>;
}

/** The office's actions on a ticket, in the order of the menu. */
export const ticketActions: Readonly<Record<TicketAction, ActionWords>> = {
  generate: {
    menu: { id: 'generate', name: 'Générer', icon: 'ticket' },
    question: (name) => `Générer la place ${ofSomebody(name)}\u00a0?`,
    words: 'La place est prise aussitôt, avec un numéro et un code à elle.',
    yes: 'Générer',
    done: (name) => `La place ${ofSomebody(name)} est générée`,
    fields: [],
    send: (ticket) => change(ticket, { state: { code: 'GENERE' } }),
  },
  rename: {
    menu: { id: 'rename', name: 'Changer le nom', icon: 'edit' },
    question: (name) => `Changer le nom de la place ${ofSomebody(name)}`,
    words: 'Un billet déjà imprimé reste valable\u00a0: la porte montre le nouveau nom.',
    yes: 'Enregistrer',
    done: (name) => `La place est au nom ${ofSomebody(name)}`,
    fields: ['name'],
    send: (ticket, { name }) => change(ticket, { state: { code: ticket.state.code }, name: name.trim() }),
  },
  replace: {
    menu: { id: 'replace', name: 'Remplacer un billet perdu', icon: 'sync' },
    question: (name) => `Remplacer le billet ${ofSomebody(name)}\u00a0?`,
    words:
      'La place reste la même\u00a0; le billet reçoit un nouveau numéro et un nouveau code. L’ancien sera refusé à la porte\u00a0: remplacé.',
    yes: 'Remplacer',
    done: (name) => `Le billet ${ofSomebody(name)} est remplacé`,
    fields: ['name'],
    send: ({ uuid: lost }, { uuid, name }) =>
      askServer('replaceFreeTicket', { params: { uuid: lost }, body: { uuid, name: name.trim() } }),
  },
  block: {
    menu: { id: 'block', name: 'Bloquer', icon: 'lock' },
    question: (name) => `Bloquer le billet ${ofSomebody(name)}\u00a0?`,
    words: 'Il garde sa place, et n’ouvre plus la porte tant qu’il est bloqué.',
    yes: 'Bloquer',
    done: (name) => `Le billet ${ofSomebody(name)} est bloqué`,
    fields: [],
    send: ({ uuid }) => askServer('blockFreeTicket', { params: { uuid }, body: { blocked: true } }),
  },
  unblock: {
    menu: { id: 'unblock', name: 'Débloquer', icon: 'undo' },
    question: (name) => `Débloquer le billet ${ofSomebody(name)}\u00a0?`,
    words: 'Il ouvrira de nouveau la porte, tout de suite.',
    yes: 'Débloquer',
    done: (name) => `Le billet ${ofSomebody(name)} est débloqué`,
    fields: [],
    send: ({ uuid }) => askServer('blockFreeTicket', { params: { uuid }, body: { blocked: false } }),
  },
  cancel: {
    menu: { id: 'cancel', name: 'Annuler la place', icon: 'trash', isGrave: true },
    question: (name) => `Annuler la place ${ofSomebody(name)}\u00a0?`,
    words:
      'La place est rendue aussitôt, et proposée à qui attend. Le membre la voit annulée parmi ses places gratuites.',
    yes: 'Annuler la place',
    done: (name) => `La place ${ofSomebody(name)} est annulée`,
    fields: ['reason'],
    send: ({ uuid }, { reason }) =>
      askServer('cancelOfficeFreeTicket', {
        params: { uuid },
        body: reason.trim() === '' ? {} : { reason: reason.trim() },
      }),
  },
};

/** The actions available in the ticket's current state; none once its evening is over. */
export function actionsOn(
  { state, replacedBy, cancelledAt, blockedAt }: FreeTicket,
  isOver: boolean,
): readonly TicketAction[] {
  if (state.code === 'UTILISE' || replacedBy !== undefined || cancelledAt !== undefined || isOver) return [];
  if (blockedAt !== undefined)
    return [...(state.code === 'GENERE' ? ['replace' as const] : []), 'unblock', 'cancel'];
  return state.code === 'A_GENERER'
    ? ['generate', 'rename', 'block', 'cancel']
    : ['rename', 'replace', 'block', 'cancel'];
}

function change(
  { uuid, version }: FreeTicket,
  body: { readonly state: Pick<FreeTicket['state'], 'code'>; readonly name?: string },
) {
  return askServer('changeOfficeFreeTicket', { params: { uuid }, body: { ...body, version } });
}
