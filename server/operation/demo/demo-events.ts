import { slugOf } from '#common/base/slug';
import type { AgendaEvent } from '#common/contract/agenda/event';
import { typographic } from '../../content/settings/text-markup';
import type { DemoCalendar } from './demo-calendar';
import { demoUuid } from './demo-people';

const DAY = 86_400_000;
const founding = new Date('2026-01-10T10:00:00Z');

/** The demo association's events besides its shows. */
export function demoEvents({ dayFromNow }: DemoCalendar): readonly AgendaEvent[] {
  return [
    event('Assemblée générale', [dayFromNow(12, 10)], {
      name: 'Foyer municipal',
      description: 'Bilan de la saison, élection du conseil, et la soupe de Mireille comme chaque année.',
    }),
    event('Lecture publique : Musset à voix haute', [dayFromNow(33, 18)], {
      name: 'Médiathèque',
      description: 'Assis, sans costume. Venez écouter, ou prendre un rôle.',
    }),
    event("Stage de masque de l'atelier", [dayFromNow(40, 14), dayFromNow(41, 14)], {
      name: 'Ancienne école',
      description: 'Deux après-midi pour apprendre à jouer sans sourire.',
    }),
  ];
}

function event(
  title: string,
  dates: readonly Date[],
  place: { readonly name: string; readonly description: string },
): AgendaEvent {
  const last = Math.max(...dates.map((date) => date.getTime()));
  return {
    uuid: demoUuid(`évènement ${title}`, founding),
    slug: slugOf(title),
    title: typographic(title),
    location: { name: place.name, description: typographic(place.description) },
    eventDates: dates.map((date, rank) => ({ uuid: demoUuid(`date ${rank} ${title}`, founding), date })),
    visibleFrom: founding,
    visibleUntil: new Date(last + DAY),
    version: 'demo',
  };
}
