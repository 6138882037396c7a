import { playbillDate, hourInWords } from '#common/base/dates';
import { ofSomebody } from '#common/base/of-somebody';
import { fullName } from '#common/base/full-name';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import type { FreeTicketDemand } from '#common/contract/tickets/free-ticket-demand';
import { nameOf } from '#common/contract/content/reference-names';
import type { RoleDemand } from '#common/contract/people/role-demand';
import type { TicketOrder } from '#common/contract/tickets/ticket-order';
import type { TrashKind } from '#common/contract/content/trash';
import { laneOf } from '#common/rules/lane';
import type { Place } from '#common/rules/rank-order';
import type { FileCall, FileWrite, WriteOf } from '#worker/api';
import { quoted } from '../text/quoted';
import { seats } from '../text/seats';
import { type Known, type MaybeKnown, added, bySlug, byUuid, fileOf, inAnyVersion } from './addressed-write';

type BodyOf<Call extends QueuedCall> = WriteOf<Call>['body'];

type Titled = Known & { readonly title: string };
type Named = Known & { readonly name: string };

/** No screen deletes an author or a preview image; scans, numbered by their phone, have an outbox of their own. */
type Unmade = 'deletePieceAuthor' | 'deletePreviewImage' | 'sendScans';

/**
 * The write that is saved for each queued call, one entry per call: its address (`params`), its lane (`lane`), the
 * version that it is based on (`base`), and its name in the list 'À traiter' (`label`). Screens save only what an entry
 * makes.
 *
 * Every page loads this module, so it imports no validation code.
 */
export const queuedWrites = {
  createNews: (uuid: string, body: BodyOf<'createNews'>) =>
    added('createNews', 'news', uuid, { body, label: `Brève ${quoted(body.title)}` }),
  updateNews: (news: Known, body: BodyOf<'updateNews'>, label = `Brève ${quoted(body.title)}`) =>
    bySlug('updateNews', 'news', news, { body, label }),
  deleteNews: (news: Titled) =>
    bySlug('deleteNews', 'news', news, {
      body: null,
      label: `Mise à la corbeille\u00a0: brève ${quoted(news.title)}`,
    }),

  createPiece: (uuid: string, body: BodyOf<'createPiece'>) =>
    added('createPiece', 'piece', uuid, { body, label: `Pièce ${quoted(body.title)}` }),
  updatePiece: (piece: Known, body: BodyOf<'updatePiece'>, label = `Pièce ${quoted(body.title)}`) =>
    bySlug('updatePiece', 'piece', piece, { body, label }),
  deletePiece: (piece: Titled) =>
    bySlug('deletePiece', 'piece', piece, {
      body: null,
      label: `Mise à la corbeille\u00a0: pièce ${quoted(piece.title)}`,
    }),
  createPieceAuthor: (author: BodyOf<'createPieceAuthor'> & { readonly uuid: string }) =>
    added('createPieceAuthor', 'piece-author', author.uuid, {
      body: author,
      label: `Auteur ${quoted(fullName(author))}`,
    }),

  createImage: (uuid: string, body: BodyOf<'createImage'>) =>
    added('createImage', 'image', uuid, { body, label: `Image ${quoted(body.name)}` }),
  updateImage: (image: Known, body: BodyOf<'updateImage'>) =>
    byUuid('updateImage', 'image', image, { body, label: `Image ${quoted(body.name)}` }),
  deleteImage: (image: Named) =>
    byUuid('deleteImage', 'image', image, {
      body: null,
      label: `Mise à la corbeille\u00a0: image ${quoted(image.name)}`,
    }),
  takeImageFile: (uuid: string, name: string) =>
    fileOf('takeImageFile', 'image', uuid, `Fichier de l’image ${quoted(name)}`),
  /** `of`: the name of what the preview image shows. */
  createPreviewImage: (uuid: string, of: string, body: BodyOf<'createPreviewImage'>) =>
    added('createPreviewImage', 'preview-image', uuid, { body, label: `Miniature ${quoted(of)}` }),
  takePreviewImageFile: (uuid: string, of: string) =>
    fileOf('takePreviewImageFile', 'preview-image', uuid, `Miniature ${quoted(of)}`),
  restoreTrashed: (kind: TrashKind, thing: MaybeKnown & { readonly title: string }) =>
    byUuid('restoreTrashed', kind, thing, {
      body: null,
      label: `Restauration\u00a0: ${trashWords[kind]} ${quoted(thing.title)}`,
    }),

  createShow: (uuid: string, body: BodyOf<'createShow'>) =>
    added('createShow', 'show', uuid, { body, label: `Spectacle ${quoted(body.title)}` }),
  updateShow: (show: Known, body: BodyOf<'updateShow'>) =>
    bySlug('updateShow', 'show', show, { body, label: `Spectacle ${quoted(body.title)}` }),
  deleteShow: (show: Titled) =>
    bySlug('deleteShow', 'show', show, {
      body: null,
      label: `Suppression\u00a0: spectacle ${quoted(show.title)}`,
    }),
  createInteractiveImage: (uuid: string, body: BodyOf<'createInteractiveImage'>) =>
    added('createInteractiveImage', 'interactive-image', uuid, {
      body,
      label: `Image interactive ${quoted(body.title)}`,
    }),
  updateInteractiveImage: (image: Known, body: BodyOf<'updateInteractiveImage'>) =>
    byUuid('updateInteractiveImage', 'interactive-image', image, {
      body,
      label: `Image interactive ${quoted(body.title)}`,
    }),
  placeInteractiveImage: ({ uuid, title }: Titled, body: Place) =>
    inAnyVersion('placeInteractiveImage', 'interactive-image', uuid, {
      body,
      label: `Place de l’image interactive ${quoted(title)}`,
    }),
  deleteInteractiveImage: (image: Titled) =>
    byUuid('deleteInteractiveImage', 'interactive-image', image, {
      body: null,
      label: `Suppression\u00a0: image interactive ${quoted(image.title)}`,
    }),
  createEvent: (uuid: string, body: BodyOf<'createEvent'>) =>
    added('createEvent', 'event', uuid, { body, label: `Évènement ${quoted(body.title)}` }),
  updateEvent: (event: Known, body: BodyOf<'updateEvent'>) =>
    bySlug('updateEvent', 'event', event, { body, label: `Évènement ${quoted(body.title)}` }),
  deleteEvent: (event: Titled) =>
    bySlug('deleteEvent', 'event', event, {
      body: null,
      label: `Suppression\u00a0: évènement ${quoted(event.title)}`,
    }),
  createAboutText: (uuid: string, body: BodyOf<'createAboutText'>) =>
    added('createAboutText', 'about-text', uuid, {
      body,
      label: `${nameOf('text-template-types', body.type)} ${quoted(body.title)}`,
    }),
  updateAboutText: (text: Known, body: BodyOf<'updateAboutText'>) =>
    bySlug('updateAboutText', 'about-text', text, {
      body,
      label: `${nameOf('text-template-types', body.type)} ${quoted(body.title)}`,
    }),
  createSponsor: (uuid: string, body: BodyOf<'createSponsor'>) =>
    added('createSponsor', 'sponsor', uuid, { body, label: `Partenaire ${quoted(body.name)}` }),
  updateSponsor: (sponsor: Known, body: BodyOf<'updateSponsor'>) =>
    bySlug('updateSponsor', 'sponsor', sponsor, { body, label: `Partenaire ${quoted(body.name)}` }),
  placeSponsor: ({ uuid, name }: Named, body: Place) =>
    bySlug(
      'placeSponsor',
      'sponsor',
      { uuid, version: null },
      {
        body,
        label: `Place du partenaire ${quoted(name)}`,
      },
    ),
  deleteSponsor: (sponsor: Named) =>
    bySlug('deleteSponsor', 'sponsor', sponsor, {
      body: null,
      label: `Suppression\u00a0: partenaire ${quoted(sponsor.name)}`,
    }),

  createBooking: (uuid: string, body: BodyOf<'createBooking'>, date: Date) =>
    added('createBooking', 'booking', uuid, { body, label: `Réservation du ${playbillDate(date)}` }),
  updateFreeTicket: (ticket: FreeTicket, body: BodyOf<'updateFreeTicket'>) =>
    byUuid('updateFreeTicket', 'free-ticket', ticket, {
      body,
      label: `Place gratuite ${ofSomebody(ticket.name)}`,
    }),
  deleteFreeTicket: (ticket: FreeTicket) =>
    byUuid('deleteFreeTicket', 'free-ticket', ticket, {
      body: null,
      label: `Place gratuite ${ofSomebody(ticket.name)} rendue`,
    }),
  createFreeTicketDemand: (uuid: string, body: BodyOf<'createFreeTicketDemand'>, title: string) =>
    added('createFreeTicketDemand', 'free-ticket-demand', uuid, {
      body,
      label: `Demande de ${seats(body.names.length)} pour ${title}`,
    }),
  deleteFreeTicketDemand: ({ uuid, names, linkedShow }: FreeTicketDemand) =>
    inAnyVersion('deleteFreeTicketDemand', 'free-ticket-demand', uuid, {
      body: null,
      label: `Retrait d’une demande de ${seats(names.length)} pour ${linkedShow.title}`,
    }),

  // The counter of a date is one lane. The caller labels the sales, in the words of the counter's own screens.
  createTicketOrder: (body: BodyOf<'createTicketOrder'>, label: string) =>
    added('createTicketOrder', 'counter', body.dateUuid, { body, label }),
  changeTicketOrder: (order: TicketOrder, body: BodyOf<'changeTicketOrder'>, label: string) => ({
    ...byUuid('changeTicketOrder', 'counter', order, { body, label }),
    lane: laneOf('counter', order.dateUuid),
  }),
  changeDoorDate: (uuid: string, latecomersUntil: Date | null) =>
    inAnyVersion('changeDoorDate', 'counter', uuid, {
      body: { latecomersUntil },
      label:
        latecomersUntil === null
          ? 'Places gardées pour les retardataires'
          : `Places gardées jusqu’à ${hourInWords(latecomersUntil)} pour les retardataires`,
    }),

  acceptTerms: (uuid: string, version: number) =>
    inAnyVersion('acceptTerms', 'account', uuid, {
      body: { version },
      label: 'Acceptation des conditions générales d’utilisation',
    }),
  createRoleDemand: (uuid: string, { code, name }: RoleDemand['role'], user: string) =>
    added('createRoleDemand', 'role-demand', uuid, {
      body: { uuid, role: { code }, user: { uuid: user } },
      label: `Demande d’habilitation ${quoted(name)}`,
    }),
  deleteRoleDemand: ({ uuid, role }: RoleDemand) =>
    inAnyVersion('deleteRoleDemand', 'role-demand', uuid, {
      body: null,
      label: `Retrait de la demande ${quoted(role.name)}`,
    }),
  sendContactMessage: (uuid: string, body: BodyOf<'sendContactMessage'>) =>
    added('sendContactMessage', 'contact', uuid, {
      body: { ...body, uuid },
      label: 'Message à l’association',
    }),
} satisfies {
  readonly [Call in Exclude<QueuedCall, Unmade>]: (
    ...about: never[]
  ) => Call extends FileCall ? FileWrite<Call> : WriteOf<Call>;
};

/** All feminine nouns. */
const trashWords: Readonly<Record<TrashKind, string>> = { news: 'brève', piece: 'pièce', image: 'image' };
