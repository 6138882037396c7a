import type { AgendaEvent } from '#common/contract/agenda/event';
import type { AboutPage } from './page-kind';

interface Performance {
  readonly title: string;
  readonly description: string;
  readonly date: Date;
  readonly location: Pick<AgendaEvent['location'], 'name' | 'address'>;
  /** Of its page. */
  readonly address: string;
}

/** A date of a show or an event, for search engines (schema.org). */
export const performanceData = (
  { title, description, date, location, address }: Performance,
  { settings, picture, siteUrl }: AboutPage,
) => ({
  name: title,
  ...(description !== '' && { description }),
  startDate: date,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: location.name, address: location.address ?? location.name },
  image: picture,
  url: siteUrl + address,
  organizer: { '@type': 'Organization', name: settings.title, url: siteUrl },
});
