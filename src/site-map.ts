import type { ComponentType } from 'react';
import type { Standing } from '#common/contract/first-page';
import type { PermissionName } from '#common/contract/permissions';
import type { AreaScreen } from './components/area-door';
import type { Frame } from './components/layout/layout';
import { type Lazily, lazily } from './components/lazily';
import { links, type SiteLink } from './links';

const Construction = screen(() =>
  import('./screens/en-construction/construction').then((m) => m.Construction),
);
const NewsHome = screen(() => import('./screens/breve/news-home').then((m) => m.NewsHome));
const NewsDetail = screen(() => import('./screens/breve/news-detail').then((m) => m.NewsDetail));
const NewsArchive = screen(() => import('./screens/breve/news-archive').then((m) => m.NewsArchive));
const Terms = screen(() => import('./screens/conditions/terms').then((m) => m.Terms));
const ScanScreen = screen(() => import('./screens/bar/scan/scan-screen').then((m) => m.ScanScreen));
const Registration = screen(() => import('./screens/utilisateur/registration').then((m) => m.Registration));
const Activation = screen(() => import('./screens/utilisateur/activation').then((m) => m.Activation));
const ForgottenPassword = screen(() =>
  import('./screens/utilisateur/forgotten-password').then((m) => m.ForgottenPassword),
);
const NewPassword = screen(() => import('./screens/utilisateur/new-password').then((m) => m.NewPassword));
const Profile = screen(() => import('./screens/utilisateur/profile').then((m) => m.Profile));
const Users = screen(() => import('./screens/regie/utilisateur/users').then((m) => m.Users));
const UserList = screen(() => import('./screens/regie/utilisateur/user-list').then((m) => m.UserList));
const RoleDemands = screen(() =>
  import('./screens/regie/utilisateur/role-demands').then((m) => m.RoleDemands),
);
const Failure = screen(() => import('./screens/erreur/failure').then((m) => m.Failure));
const Forbidden = screen(() => import('./screens/erreur/forbidden').then((m) => m.Forbidden));
const NotFound = screen(() => import('./screens/erreur/not-found').then((m) => m.NotFound));

export interface SiteRoute {
  readonly link: SiteLink;
  readonly title: string;
  readonly who: PermissionName;
  /** An armed phone will do too. */
  readonly orDevice?: boolean;
  readonly screen: Lazily<object>;
  readonly frame: Frame;
  /** Whether the server prints it: it knows visitors only, and nothing of what follows the path. */
  readonly isPrinted: boolean;
}

/** The site map: every address, its title, who may enter, what is shown. The first match wins. */
export const siteMap: readonly SiteRoute[] = [
  open(links.newsHome, 'Accueil', NewsHome),
  { ...open(links.newsArchive, 'Archives', NewsArchive), isPrinted: false },
  open(links.news, 'Brève', NewsDetail),
  open(links.library, 'Bibliothèque', Construction),
  open(links.piece, 'Pièce', Construction),
  open(links.atelier, 'Atelier', Construction),
  open(links.gallery, 'Galerie', Construction),
  open(links.currentShow, 'Spectacle du moment', Construction),
  open(links.reservations, 'Réservations', Construction),
  open(links.reservationInformation, 'Informations de réservation', Construction),
  open(links.book, 'Réserver', Construction),
  open(links.booking, 'Ma réservation', Construction),
  open(links.history, 'Notre histoire', Construction),
  open(links.sponsors, 'Partenaires', Construction),
  open(links.contacts, 'Contacts', Construction),
  open(links.terms, 'Conditions générales d’utilisation', Terms),
  form(links.register, 'Créer un compte', Registration),
  form(links.forgottenPassword, 'Mot de passe oublié', ForgottenPassword),
  form(links.newPassword, 'Nouveau mot de passe', NewPassword),
  form(links.activation, 'Activation du compte', Activation),
  open(links.error, 'Erreur', Failure),
  open(links.forbidden, 'Droits insuffisants', Forbidden),
  open(links.construction, 'En construction', Construction),
  {
    link: links.profile,
    title: 'Mon profil',
    who: 'profile',
    screen: Profile,
    frame: 'public',
    isPrinted: false,
  },
  {
    link: links.scan,
    title: 'Scanner',
    who: 'ticketOffice',
    orDevice: true,
    screen: ScanScreen,
    frame: 'bare',
    isPrinted: false,
  },
  office(links.adminSponsor, 'Partenaires', 'site', Construction),
  office(links.backstageNews, 'Brèves', 'content', Construction),
  office(links.writeNews, 'Écrire une brève', 'content', Construction),
  office(links.editNews, 'Modifier une brève', 'content', Construction),
  office(links.backstagePieces, 'Pièces', 'content', Construction),
  office(links.writePiece, 'Rédiger une fiche', 'content', Construction),
  office(links.editPiece, 'Modifier une fiche', 'content', Construction),
  office(links.backstageImages, 'Images', 'content', Construction),
  office(links.addImage, 'Ajouter une image', 'content', Construction),
  office(links.ticketOffice, 'Billetterie', 'member', Construction),
  office(links.freeTickets, 'Places gratuites', 'member', Construction),
  office(links.users, 'Utilisateurs', 'users', Users),
  office(links.userList, 'Liste des utilisateurs', 'users', UserList),
  office(links.roleDemands, 'Demandes d’habilitation', 'users', RoleDemands),
  office(links.site, 'Site', 'site', Construction),
  office(links.aboutTexts, 'Textes', 'site', Construction),
  office(links.addAboutText, 'Ajouter un texte', 'site', Construction),
  office(links.events, 'Événements', 'site', Construction),
  office(links.addEvent, 'Ajouter un événement', 'site', Construction),
  office(links.editEvent, 'Modifier un événement', 'site', Construction),
  office(links.showSettings, 'Réglages des spectacles', 'site', Construction),
  office(links.priceCategories, 'Catégories de prix', 'site', Construction),
  office(links.manageSponsors, 'Partenaires', 'site', Construction),
  office(links.addSponsor, 'Ajouter un partenaire', 'site', Construction),
  office(links.editSponsor, 'Modifier un partenaire', 'site', Construction),
  office(links.bookings, 'Réservations', 'bookings', Construction),
  office(links.dateBookings, 'Réservations d’une séance', 'bookings', Construction),
  office(links.shows, 'Spectacles', 'shows', Construction),
  office(links.addShow, 'Ajouter un spectacle', 'shows', Construction),
  office(links.editShow, 'Modifier un spectacle', 'shows', Construction),
  office(links.interactiveImages, 'Images interactives', 'shows', Construction),
  office(links.interactiveImage, 'Image interactive', 'shows', Construction),
  office(links.showFreeTickets, 'Places gratuites', 'freeTicketDemands', Construction),
  office(links.freeTicketDemands, 'Demandes de places gratuites', 'freeTicketDemands', Construction),
  office(links.demandFreeTickets, 'Demander des places gratuites', 'freeTicketDemands', Construction),
  ...(import.meta.env.DEV ? [open(links.kit, 'Le magasin', screen(kitScreen))] : []),
];

/** For those who build, never for those who visit. */
function kitScreen() {
  return import('./screens/kit/kit-screen').then((m) => m.KitScreen);
}

/** Where no screen is. */
export const nowhere = open(links.error, 'Page introuvable', NotFound);

/** Addresses that stand for another one. */
const redirects: ReadonlyMap<string, string> = new Map([
  [links.home.pattern, links.newsHome.to()],
  [links.backstageAtelier.pattern, links.construction.to()],
  [links.members.pattern, links.construction.to()],
]);

/** An area's own address leads to the first of its screens that one may open. */
const areas: ReadonlyMap<string, readonly AreaScreen[]> = new Map([
  [links.backstage.pattern, [{ href: links.backstageNews.to(), who: 'content' }]],
  [links.bar.pattern, [{ href: links.ticketOffice.to(), who: 'member' }]],
  [
    links.regie.pattern,
    [
      { href: links.users.to(), who: 'users' },
      { href: links.shows.to(), who: 'shows' },
      { href: links.bookings.to(), who: 'bookings' },
      { href: links.site.to(), who: 'site' },
    ],
  ],
]);

export function routeOf(path: string): SiteRoute {
  return siteMap.find(({ link }) => link.matches(path)) ?? nowhere;
}

/** The address that this one stands for, if it does: `/breve` for `/`. */
export function redirectOf(path: string): string | undefined {
  return redirects.get(withoutSlash(path));
}

/** The screens of the area of which this is the address. */
export function areaOf(path: string): readonly AreaScreen[] | undefined {
  return areas.get(withoutSlash(path));
}

/** Who finds something at this address. */
export function standingOf(path: string): Standing {
  const route = routeOf(path);
  if (redirectOf(path) !== undefined || areaOf(path) !== undefined) return 'guarded';
  if (route === nowhere) return 'nowhere';
  return route.who === 'everybody' ? 'open' : 'guarded';
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');

function screen(load: () => Promise<ComponentType>): Lazily<object> {
  return lazily<object>(load);
}

function open(link: SiteLink, title: string, shown: Lazily<object>): SiteRoute {
  return { link, title, who: 'everybody', screen: shown, frame: 'public', isPrinted: true };
}

/** Open to all, but not printed: what is typed before the code is there would be lost. */
function form(link: SiteLink, title: string, shown: Lazily<object>): SiteRoute {
  return { ...open(link, title, shown), isPrinted: false };
}

function office(link: SiteLink, title: string, who: PermissionName, shown: Lazily<object>): SiteRoute {
  return { link, title, who, screen: shown, frame: 'office', isPrinted: false };
}
