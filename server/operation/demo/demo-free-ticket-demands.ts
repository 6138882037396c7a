import type { StoredFreeTicketDemand } from '../../tickets/free-ticket-demand/free-ticket-demand-repository';
import type { DemoCalendar } from './demo-calendar';
import { type DemoPerson, demoPeople, demoUuid } from './demo-people';
import { demoDates } from './demo-shows';

const HOUR = 3_600_000;

/** Demands for free tickets: two waiting for the office, and a refused one of the member. */
export function demoFreeTicketDemands(calendar: DemoCalendar): readonly StoredFreeTicketDemand[] {
  const demand = (
    by: DemoPerson,
    evening: 'premiere' | 'matinee',
    names: string[],
    hoursAgo: number,
    fields: Partial<StoredFreeTicketDemand> = {},
  ): StoredFreeTicketDemand => {
    const created_at = new Date(calendar.now.getTime() - hoursAgo * HOUR);
    return {
      uuid: demoUuid(`demande de places ${by} ${names[0] ?? ''}`, created_at),
      date_uuid: demoDates(calendar)[evening].uuid,
      owner_uuid: demoPeople[by].uuid,
      names,
      note: null,
      created_at,
      asked_by: null,
      decided_at: null,
      decided_by: null,
      accepted: null,
      reason: null,
      ...fields,
    };
  };
  return [
    demand('membre', 'matinee', ['Lucien Bonnafous', 'Margot Bonnafous'], 26, {
      note: 'Ma mère, qui a cousu les costumes, et moi.',
    }),
    demand('contenu', 'premiere', ['La Dépêche de Vaubrun'], 50),
    demand('membre', 'premiere', ['Cyprien Bonnafous', 'Blaise Ferrand', 'Odile Ferrand'], 90, {
      decided_at: new Date(calendar.now.getTime() - 70 * HOUR),
      decided_by: demoPeople.resa.uuid,
      accepted: false,
      reason: 'La première est presque pleine : demandez plutôt la matinée.',
    }),
  ];
}
