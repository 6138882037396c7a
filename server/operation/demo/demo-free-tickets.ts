import { fold } from '#common/base/fold';
import type { StoredFreeTicket } from '../../tickets/free-ticket/free-ticket-repository';
import type { DemoCalendar } from './demo-calendar';
import { type DemoPerson, demoPeople, demoUuid } from './demo-people';
import { demoDates } from './demo-shows';

type Facts = Partial<Pick<StoredFreeTicket, 'cancelled_at' | 'blocked_at' | 'replaced_by'>>;
type Evening = keyof ReturnType<typeof demoDates>;
type NewFreeTicket = Omit<StoredFreeTicket, 'ticket_number'>;

const DAY = 24 * 3_600_000;

/**
 * Free tickets in every state, most of them the member's, including some to be refused at the door: replaced,
 * cancelled, blocked, not generated.
 */
export function demoFreeTickets(calendar: DemoCalendar): readonly NewFreeTicket[] {
  const { now } = calendar;
  const yesterday = new Date(now.getTime() - DAY);
  const ticket = (
    owner: DemoPerson,
    name: string,
    evening: Evening,
    made: 'generated' | 'asked',
    facts: Facts = {},
  ) => freeTicket(calendar, owner, name, evening, made, facts);
  const replacement = ticket('membre', 'Margot Bonnafous', 'tonight', 'generated');
  return [
    ticket('membre', guestOfTonight, 'tonight', 'generated'),
    ticket('membre', 'Éléonore Bonnafous', 'tonight', 'generated'),
    replacement,
    ticket('membre', 'Margot Bonafous', 'tonight', 'generated', { replaced_by: replacement.uuid }),
    ticket('membre', 'Cyprien Bonnafous', 'tonight', 'generated', { cancelled_at: yesterday }),
    ...['Hélène Aubry', 'Hugo Lemaire', 'Inès Morvan', 'Théo Garrigue'].map((name) =>
      ticket('membre', name, 'tonight', 'asked'),
    ),
    ticket('membre', 'Lucien Bonnafous', 'premiere', 'generated'),
    ticket('membre', 'Éléonore Bonnafous', 'premiere', 'asked'),
    ticket('membre', 'Père Anselme', 'matinee', 'asked'),
    ticket('contenu', 'Mathilde Orsini', 'tonight', 'generated'),
    ticket('contenu', 'La Gazette de Vaubrun', 'tonight', 'generated', { blocked_at: yesterday }),
    ticket('resa', 'Monsieur le Maire', 'premiere', 'generated'),
    ticket('resa', 'Les pompiers de service', 'tonight', 'asked'),
    ...['Premier essai', 'Deuxième essai', 'Troisième essai', 'Essai bloqué'].map((name, rank) =>
      ticket('billetterie', name, 'rehearsal', 'generated', rank === 3 ? { blocked_at: yesterday } : {}),
    ),
    ticket('billetterie', 'Essai à générer', 'rehearsal', 'asked'),
  ];
}

/** Has already entered when the demo begins. */
export const guestOfTonight = 'Lucien Bonnafous';

function freeTicket(
  calendar: DemoCalendar,
  owner: DemoPerson,
  name: string,
  evening: Evening,
  made: 'generated' | 'asked',
  facts: Facts,
): NewFreeTicket {
  const asked = new Date(calendar.now.getTime() - 4 * DAY);
  return {
    uuid: demoUuid(`place ${name} ${evening}`, asked),
    date_uuid: demoDates(calendar)[evening].uuid,
    owner_uuid: demoPeople[owner].uuid,
    name,
    name_folded: fold(name),
    state: made === 'generated' ? 'GENERE' : 'A_GENERER',
    generated_at: made === 'generated' ? asked : null,
    used_at: null,
    replaced_by: null,
    cancelled_at: null,
    blocked_at: null,
    version: 'demo',
    ...facts,
  };
}
