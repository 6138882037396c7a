import { randomUUID } from 'node:crypto';
import { locationColumns } from '#server/content/publication/location';
import { paymentColumns } from '#server/content/publication/payment';
import { write } from '#server/platform/database/transaction';
import { addEvents } from '#server/agenda/event/event-repository';
import { storePriceCategories } from '#server/agenda/price-category/price-category-repository';
import { lockNoun } from '#server/content/publication/free-slug';
import { listPriceCategories } from '#server/agenda/show/price-category-list-repository';
import { addShows } from '#server/agenda/show/show-repository';
import { addSponsor } from '#server/content/sponsor/sponsor-repository';
import { sponsorDraft } from './sponsor-draft';
import type { Scenery } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';

const nothing: ObjectRule = { ask: () => ({}) };

/** How the calls of shows, events and partners are asked. */
export const agendaRules = {
  listShows: nothing,
  readShow: { ask: ({ evening }) => ({ params: { slug: evening.show } }) },
  createShow: { ask: () => ({ body: showBody() }) },
  updateShow: { ask: async (scenery) => ({ params: { slug: await show(scenery) }, body: showBody() }) },
  previewTelling: { ask: ({ evening }) => ({ params: { slug: evening.show }, body: showBody() }) },
  readTelling: { ask: ({ evening }) => ({ params: { slug: evening.show } }) },
  deleteShow: { ask: async (scenery) => ({ params: { slug: await show(scenery) } }) },
  listPriceCategories: nothing,
  createPriceCategory: { ask: () => ({ body: { name: `Tarif ${randomUUID()}` } }) },
  updatePriceCategory: {
    ask: async (scenery) => ({
      params: { slug: await priceCategory(scenery) },
      body: { name: `Tarif ${randomUUID()}` },
    }),
  },
  deletePriceCategory: { ask: async (scenery) => ({ params: { slug: await priceCategory(scenery) } }) },
  listEvents: nothing,
  readEvent: { ask: async (scenery) => ({ params: { slug: await agendaEvent(scenery) } }) },
  createEvent: { ask: () => ({ body: eventBody() }) },
  updateEvent: {
    ask: async (scenery) => ({ params: { slug: await agendaEvent(scenery) }, body: eventBody() }),
  },
  deleteEvent: { ask: async (scenery) => ({ params: { slug: await agendaEvent(scenery) } }) },
  sendContactMessage: {
    ask: () => ({ body: { name: 'Rémi', email: 'remi@public.example', message: 'Bonjour !' } }),
  },
  listSponsors: nothing,
  readSponsor: { ask: async (scenery) => slugOfSponsor(scenery) },
  createSponsor: { ask: () => ({ body: sponsorBody }) },
  updateSponsor: { ask: async (scenery) => ({ ...(await slugOfSponsor(scenery)), body: sponsorBody }) },
  placeSponsor: { ask: async (scenery) => ({ ...(await slugOfSponsor(scenery)), body: first }) },
  deleteSponsor: { ask: async (scenery) => slugOfSponsor(scenery) },
} satisfies Record<string, ObjectRule>;

/** What the secretary sends of a show. */
const showBody = () => ({
  title: 'Le Dindon',
  location: { name: 'Salle des fêtes' },
  dates: [],
  prices: [],
  pieces: [],
  visibleFrom: '2026-01-01T09:00:00+01:00',
  visibleUntil: '2099-01-01T09:00:00+01:00',
  bookings: true,
});

/** A show that everybody may see, without a date yet. */
export async function show({ api }: Scenery): Promise<string> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    addShows(transaction, [
      {
        show: {
          uuid,
          slug: `spectacle-${uuid}`,
          title: 'Le Dindon',
          visible_from: new Date('2026-01-01T09:00:00+01:00'),
          visible_until: new Date('2099-01-01T09:00:00+01:00'),
          ...locationColumns({ name: 'Salle des fêtes' }),
          ...paymentColumns(undefined),
          event_slug: null,
          pieces: [],
          bookings: true,
          banner_uuid: null,
          version: 'first',
        },
        dates: [],
        prices: [],
        categories: [],
      },
    ]),
  );
  return uuid;
}

/** A price category that nothing uses. */
async function priceCategory({ api }: Scenery): Promise<string> {
  const slug = `tarif-${randomUUID()}`;
  await write(api.site.database, async (transaction) => {
    await lockNoun(transaction, 'shows');
    const others = await listPriceCategories(transaction.database);
    await storePriceCategories(transaction, [...others, { slug, name: slug }]);
  });
  return slug;
}

/** What the administration sends of an event. */
const eventBody = () => ({
  title: 'Assemblée générale',
  location: { name: 'Foyer municipal' },
  eventDates: [{ uuid: randomUUID(), date: '2026-12-05T18:00:00+01:00' }],
  visibleFrom: '2026-01-01T09:00:00+01:00',
  visibleUntil: '2099-01-01T09:00:00+01:00',
});

/** An event that everybody may see. */
async function agendaEvent({ api }: Scenery): Promise<string> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    addEvents(transaction, [
      {
        uuid,
        slug: `evenement-${uuid}`,
        title: 'Assemblée générale',
        location: { name: 'Foyer municipal' },
        eventDates: [],
        visibleFrom: new Date('2026-01-01T09:00:00+01:00'),
        visibleUntil: new Date('2099-01-01T09:00:00+01:00'),
        version: 'first',
      },
    ]),
  );
  return uuid;
}

/** What the administration sends of a partner. */
const first = { after: null, before: null };
const sponsorBody = { name: 'Garage de la Halle', description: 'Prête le camion.', visible: true };

/** The address of a partner whom everybody may see. */
async function slugOfSponsor({ api }: Scenery): Promise<{ readonly params: { readonly slug: string } }> {
  const uuid = randomUUID();
  await write(api.site.database, (transaction) =>
    addSponsor(transaction, sponsorDraft({ uuid, slug: `partenaire-${uuid}`, rank: 4 })),
  );
  return { params: { slug: uuid } };
}
