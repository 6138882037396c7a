import { parse } from 'regexparam';
import type { ImageFormatCode } from '../content/image';

/** A route: its pattern for the site map, how its address is built from parameters, and how it is parsed. */
export interface SiteLink<Pattern extends string = string> {
  readonly pattern: Pattern;
  readonly to: (
    ...params: ParamsOf<Pattern> extends never ? [] : [Record<ParamsOf<Pattern>, string>]
  ) => string;
  readonly matches: (path: string) => boolean;
  /** Parses the parameters of an address; null if it belongs to another route. */
  readonly read: (path: string) => readonly string[] | null;
}

type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Every address of the site. */
export const links = {
  home: link('/'),

  newsHome: link('/breve'),
  news: link('/breve/lire/:slug'),
  newsArchive: link('/breve/archives'),
  library: link('/bibliotheque'),
  piece: link('/bibliotheque/:slug'),
  atelier: link('/atelier'),
  gallery: link('/images/galerie'),
  search: link('/recherche'),
  currentShow: link('/spectacle-du-moment'),
  event: link('/evenements/:slug'),
  reservations: link('/reservations'),
  reservationInformation: link('/reservations/informations'),
  book: link('/reservations/reserver/:uuid'),
  myBookings: link('/reservations/mes-reservations'),
  booking: link('/reservations/ma-reservation/:uuid'),
  history: link('/a-propos-de-nous/notre-histoire'),
  seasons: link('/a-propos-de-nous/saisons'),
  offlineArchive: link('/a-propos-de-nous/hors-ligne'),
  sponsors: link('/a-propos-de-nous/nos-partenaires'),
  contacts: link('/a-propos-de-nous/contacts'),
  terms: link('/conditions-generales-d-utilisation'),

  register: link('/utilisateur/inscription'),
  forgottenPassword: link('/utilisateur/mot-de-passe'),
  newPassword: link('/utilisateur/mot-de-passe/:token'),
  activation: link('/utilisateur/activation/:token'),
  profile: link('/utilisateur/profil'),
  freeTicket: link('/utilisateur/billet/:uuid'),

  preview: link('/apercu/:token'),
  firstRun: link('/premiers-pas'),

  error: link('/erreur'),
  forbidden: link('/erreur/403'),
  construction: link('/en-construction'),
  kit: link('/en-construction/kit'),

  contentDesk: link('/coulisses'),
  deskNews: link('/coulisses/breve'),
  writeNews: link('/coulisses/breve/ecrire'),
  editNews: link('/coulisses/breve/ecrire/:slug'),
  deskPieces: link('/coulisses/piece'),
  writePiece: link('/coulisses/piece/rediger-fiche'),
  editPiece: link('/coulisses/piece/rediger-fiche/:slug'),
  deskImages: link('/coulisses/image'),
  addImage: link('/coulisses/image/ajouter'),
  deskAtelier: link('/coulisses/atelier'),

  bar: link('/bar'),
  ticketOffice: link('/bar/billetterie'),
  scan: link('/bar/billetterie/scan'),
  phones: link('/bar/billetterie/telephones'),
  eveningReports: link('/bar/billetterie/bilan'),
  eveningReport: link('/bar/billetterie/bilan/:uuid'),
  freeTickets: link('/bar/billetterie/places-gratuites'),

  regie: link('/regie'),
  users: link('/regie/utilisateur'),
  userList: link('/regie/utilisateur/liste'),
  members: link('/regie/utilisateur/membres'),
  roleDemands: link('/regie/utilisateur/demandes-habilitation'),
  site: link('/regie/application'),
  association: link('/regie/application/association'),
  journal: link('/regie/application/journal'),
  aboutTexts: link('/regie/application/texte'),
  addAboutText: link('/regie/application/texte/ajouter'),
  editAboutText: link('/regie/application/texte/ajouter/:slug'),
  events: link('/regie/application/evenements'),
  addEvent: link('/regie/application/evenements/gerer'),
  editEvent: link('/regie/application/evenements/gerer/:slug'),
  showSettings: link('/regie/application/spectacle'),
  priceCategories: link('/regie/application/spectacle/categories'),
  manageSponsors: link('/regie/application/partenaire'),
  addSponsor: link('/regie/application/partenaire/gerer'),
  editSponsor: link('/regie/application/partenaire/gerer/:slug'),
  adminSponsor: link('/admin-sponsor'),
  bookings: link('/regie/reservations'),
  dateBookings: link('/regie/reservations/:showSlug/:uuid'),
  shows: link('/regie/spectacle'),
  addShow: link('/regie/spectacle/gerer'),
  editShow: link('/regie/spectacle/gerer/:slug'),
  interactiveImages: link('/regie/spectacle/:slug/images-interactives'),
  interactiveImage: link('/regie/spectacle/:slug/images-interactives/:uuid'),
  showFreeTickets: link('/regie/spectacle/:slug/places-gratuites'),
  freeTicketDemands: link('/regie/spectacle/:slug/places-gratuites/demandes'),
  demandFreeTickets: link('/regie/spectacle/:slug/places-gratuites/demander'),
} as const;

function link<const Pattern extends string>(pattern: Pattern): SiteLink<Pattern> {
  const { pattern: address } = parse(pattern);
  const fill = (params: Readonly<Record<string, string>> = {}) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    pattern,
    to: fill,
    matches: (path) => address.test(path),
    read: (path) => address.exec(path)?.slice(1) ?? null,
  };
}

/**
 * Files that the server makes from what is published: the agenda as iCalendar, the news as Atom, those for crawlers, and
 * those that name the association where the site is installed or its link is shared.
 */
export const agendaFile = '/agenda.ics';
export const newsFeedFile = '/flux.xml';
export const robotsFile = '/robots.txt';
export const sitemapFile = '/sitemap.xml';
export const webManifestFile = '/manifest.webmanifest';
export const coverFile = '/icons/og-default.png';

/** Where other programs send what people share with the installed site: the web manifest names it. */
export const shareTarget = '/coulisses/partage';

/** Adds pictures that were shared, or says why they could not be kept: the device is full, or it failed. */
export const addSharedImages = (outcome: '1' | 'plein' | 'echec'): string =>
  `${links.addImage.to()}?partage=${outcome}`;

/** An address limited to one year; the archive, the library, the gallery and the seasons share the parameter. */
export const ofYear = (address: string, year: number): string => `${address}?annee=${year}`;

/** Opens an image of the library for editing: single images have no page of their own. */
export const imageEditor = (uuid: string): string => `${links.deskImages.to()}?image=${uuid}`;

/** The address of a preview image's file; with its `version` it never changes, and unpublished files can be read. */
export function previewImageFile(uuid: string, version: string): string {
  return `/api/preview-images/${uuid}/file?v=${encodeURIComponent(version)}`;
}

/** The address of an image's file in one of its formats; with its `version` it never changes. */
export function imageFile(uuid: string, format: ImageFormatCode, version: string): string {
  return `/api/images/${uuid}/format/${format}/file?v=${encodeURIComponent(version)}`;
}
