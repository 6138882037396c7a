import type { eventNoun } from '#common/nouns/event';
import type { ColumnsOf } from '../columns';
import type { StoredLocation } from './location-columns';

interface StoredEvent extends ColumnsOf<typeof eventNoun.fields>, StoredLocation {
  uuid: string;
  slug: string;
  visible_from: Date;
  visible_until: Date;
  version: string;
}

export interface EventTables {
  events: StoredEvent;
  event_dates: {
    uuid: string;
    event_uuid: string;
    date: Date;
  };
}
