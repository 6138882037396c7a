export interface EventTables {
  events: {
    uuid: string;
    slug: string;
    title: string;
    location_name: string;
    location_description: string | null;
    location_link: string | null;
    location_address: string | null;
    location_parking: string | null;
    location_access: string | null;
    visible_from: Date;
    visible_until: Date;
    version: string;
  };
  event_dates: {
    uuid: string;
    event_uuid: string;
    date: Date;
  };
}
