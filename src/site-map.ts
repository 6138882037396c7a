import type { PageAccess } from '#common/contract/site/first-page';
import { links } from '#common/contract/site/links';
import { lazyComponent } from './components/loading/lazy-component';
import { areaOf, redirectOf } from './site-areas';
import { type SiteRoute, form, office, open, unlisted } from './site-route';

const screen = lazyComponent<object>;
const Construction = screen(() =>
  import('./screens/under-construction/construction').then((m) => m.Construction),
);
const NewsHome = screen(() => import('./screens/news/news-home').then((m) => m.NewsHome));
const NewsDetail = screen(() => import('./screens/news/news-detail').then((m) => m.NewsDetail));
const NewsArchive = screen(() => import('./screens/news/news-archive').then((m) => m.NewsArchive));
const AssociationLibrary = screen(() =>
  import('./screens/library/association-library').then((m) => m.AssociationLibrary),
);
const AtelierLibrary = screen(() =>
  import('./screens/library/atelier-library').then((m) => m.AtelierLibrary),
);
const PieceDetail = screen(() => import('./screens/library/piece-detail').then((m) => m.PieceDetail));
const History = screen(() => import('./screens/about/history').then((m) => m.History));
const Contacts = screen(() => import('./screens/about/contacts').then((m) => m.Contacts));
const Sponsors = screen(() => import('./screens/about/sponsors').then((m) => m.Sponsors));
const Seasons = screen(() => import('./screens/season/seasons').then((m) => m.Seasons));
const OfflineArchive = screen(() =>
  import('./screens/offline-archive/offline-archive').then((m) => m.OfflineArchive),
);
const CurrentShow = screen(() => import('./screens/show/current-show').then((m) => m.CurrentShow));
const EventPage = screen(() => import('./screens/event/event-page').then((m) => m.EventPage));
const DateList = screen(() => import('./screens/booking/date-list').then((m) => m.DateList));
const Information = screen(() => import('./screens/booking/information').then((m) => m.Information));
const BookDate = screen(() => import('./screens/booking/book-date').then((m) => m.BookDate));
const MyBookings = screen(() => import('./screens/booking/my-bookings').then((m) => m.MyBookings));
const MyBooking = screen(() => import('./screens/booking/my-booking').then((m) => m.MyBooking));
const Gallery = screen(() => import('./screens/gallery/gallery').then((m) => m.Gallery));
const SearchScreen = screen(() => import('./screens/search/search-screen').then((m) => m.SearchScreen));
const Terms = screen(() => import('./screens/terms/terms').then((m) => m.Terms));
const ScanScreen = screen(() =>
  import('./screens/front-of-house/door/scan-screen').then((m) => m.ScanScreen),
);
const Phones = screen(() => import('./screens/front-of-house/door-phone/phones').then((m) => m.Phones));
const BoxOffice = screen(() =>
  import('./screens/front-of-house/box-office/box-office').then((m) => m.BoxOffice),
);
const reportScreens = () => import('./screens/front-of-house/evening-report/report-screens');
const EveningReports = screen(() => reportScreens().then((m) => m.EveningReports));
const EveningReport = screen(() => reportScreens().then((m) => m.EveningReport));
const Registration = screen(() => import('./screens/account/registration').then((m) => m.Registration));
const Activation = screen(() => import('./screens/account/activation').then((m) => m.Activation));
const ForgottenPassword = screen(() =>
  import('./screens/account/forgotten-password').then((m) => m.ForgottenPassword),
);
const NewPassword = screen(() => import('./screens/account/new-password').then((m) => m.NewPassword));
const FreeTicketScreen = screen(() =>
  import('./screens/account/free-ticket-screen').then((m) => m.FreeTicketScreen),
);
const Profile = screen(() => import('./screens/account/profile').then((m) => m.Profile));
const NewsDesk = screen(() => import('./screens/desk/news/news-desk').then((m) => m.NewsDesk));
const WritePiece = screen(() => import('./screens/desk/piece/write-piece').then((m) => m.WritePiece));
const PieceDesk = screen(() => import('./screens/desk/piece/piece-desk').then((m) => m.PieceDesk));
const AddImages = screen(() => import('./screens/desk/image/add-images').then((m) => m.AddImages));
const ImageDesk = screen(() => import('./screens/desk/image/image-desk').then((m) => m.ImageDesk));
const Users = screen(() => import('./screens/desk/user/users').then((m) => m.Users));
const UserList = screen(() => import('./screens/desk/user/user-list').then((m) => m.UserList));
const RoleDemands = screen(() => import('./screens/desk/user/role-demands').then((m) => m.RoleDemands));
const FreeTickets = screen(() => import('./screens/free-ticket/free-tickets').then((m) => m.FreeTickets));
const freeTicketScreens = () => import('./screens/desk/free-ticket/free-ticket-screens');
const ShowFreeTickets = screen(() => freeTicketScreens().then((m) => m.ShowFreeTickets));
const FreeTicketDemands = screen(() => freeTicketScreens().then((m) => m.FreeTicketDemands));
const DemandFreeTickets = screen(() => freeTicketScreens().then((m) => m.DemandFreeTickets));
const WriteNews = screen(() => import('./screens/desk/news/write-news').then((m) => m.WriteNews));
const PriceCategories = screen(() =>
  import('./screens/desk/price-category/price-categories').then((m) => m.PriceCategories),
);
const Bookings = screen(() => import('./screens/desk/booking/bookings').then((m) => m.Bookings));
const DateBookings = screen(() => import('./screens/desk/booking/date-bookings').then((m) => m.DateBookings));
const TextList = screen(() => import('./screens/desk/about-text/text-list').then((m) => m.TextList));
const WriteText = screen(() => import('./screens/desk/about-text/write-text').then((m) => m.WriteText));
const agendaScreens = () => import('./screens/desk/agenda-screens');
const ShowDesk = screen(() => agendaScreens().then((m) => m.ShowDesk));
const WriteShow = screen(() => agendaScreens().then((m) => m.WriteShow));
const EventDesk = screen(() => agendaScreens().then((m) => m.EventDesk));
const WriteEvent = screen(() => agendaScreens().then((m) => m.WriteEvent));
const sponsorScreens = () => import('./screens/desk/sponsor/sponsor-screens');
const SponsorDesk = screen(() => sponsorScreens().then((m) => m.SponsorDesk));
const WriteSponsor = screen(() => sponsorScreens().then((m) => m.WriteSponsor));
const interactiveImageScreens = () => import('./screens/desk/interactive-image/interactive-image-screens');
const InteractiveImageDesk = screen(() => interactiveImageScreens().then((m) => m.InteractiveImageDesk));
const WriteInteractiveImage = screen(() => interactiveImageScreens().then((m) => m.WriteInteractiveImage));
const ShowSettings = screen(() => agendaScreens().then((m) => m.ShowSettings));
const Association = screen(() => import('./screens/desk/association/association').then((m) => m.Association));
const Journal = screen(() => import('./screens/desk/journal/journal').then((m) => m.Journal));
const SiteHome = screen(() => import('./screens/desk/site/site-home').then((m) => m.SiteHome));
const Preview = screen(() => import('./screens/preview-link/preview').then((m) => m.Preview));
const FirstRun = screen(() => import('./screens/first-run/first-run').then((m) => m.FirstRun));
const Failure = screen(() => import('./screens/error/failure').then((m) => m.Failure));
const Forbidden = screen(() => import('./screens/error/forbidden').then((m) => m.Forbidden));
const NotFound = screen(() => import('./screens/error/not-found').then((m) => m.NotFound));

/** The site map: every address, its title, who may enter, what is shown. The first match wins. */
export const siteMap: readonly SiteRoute[] = [
  open(links.newsHome, 'Accueil', NewsHome),
  { ...open(links.newsArchive, 'Archives', NewsArchive), isServerRendered: false },
  open(links.news, 'Brève', NewsDetail),
  { ...open(links.library, 'Bibliothèque', AssociationLibrary), isServerRendered: false },
  open(links.piece, 'Pièce', PieceDetail),
  { ...open(links.atelier, 'Atelier', AtelierLibrary), isServerRendered: false },
  { ...open(links.gallery, 'Galerie', Gallery), isServerRendered: false },
  open(links.currentShow, 'Spectacle du moment', CurrentShow),
  open(links.event, 'Évènement', EventPage),
  unlisted(links.search, 'Recherche', SearchScreen),
  open(links.reservations, 'Réservations', DateList),
  open(links.reservationInformation, 'Informations de réservation', Information),
  form(links.book, 'Réserver', BookDate),
  unlisted(links.myBookings, 'Vos réservations', MyBookings),
  unlisted(links.booking, 'Ma réservation', MyBooking),
  open(links.history, 'Notre histoire', History),
  open(links.sponsors, 'Nos partenaires', Sponsors),
  { ...open(links.seasons, 'Les saisons', Seasons), isServerRendered: false },
  unlisted(links.offlineArchive, 'Les archives hors ligne', OfflineArchive),
  open(links.contacts, 'Contacts', Contacts),
  open(links.terms, 'Conditions générales d’utilisation', Terms),
  form(links.register, 'Créer un compte', Registration),
  form(links.forgottenPassword, 'Mot de passe oublié', ForgottenPassword),
  form(links.newPassword, 'Nouveau mot de passe', NewPassword),
  form(links.activation, 'Activation du compte', Activation),
  unlisted(links.preview, 'Aperçu', Preview),
  unlisted(links.firstRun, 'Premiers pas', FirstRun),
  open(links.error, 'Erreur', Failure),
  open(links.forbidden, 'Droits insuffisants', Forbidden),
  open(links.construction, 'En construction', Construction),
  { ...open(links.profile, 'Mon profil', Profile), who: 'profile', isServerRendered: false },
  {
    ...open(links.freeTicket, 'Mon billet', FreeTicketScreen),
    who: 'profile',
    isServerRendered: false,
  },
  { ...office(links.scan, 'Scanner', 'ticketOffice', ScanScreen), orDevice: true, frame: 'bare' },
  office(links.adminSponsor, 'Partenaires', 'site', SponsorDesk),
  office(links.deskNews, 'Brèves', 'content', NewsDesk),
  office(links.writeNews, 'Écrire une brève', 'content', WriteNews),
  office(links.editNews, 'Écrire une brève', 'content', WriteNews),
  office(links.deskPieces, 'Pièces', 'content', PieceDesk),
  office(links.writePiece, 'Rédiger une fiche', 'content', WritePiece),
  office(links.editPiece, 'Modifier une fiche', 'content', WritePiece),
  office(links.deskImages, 'Images', 'content', ImageDesk),
  office(links.addImage, 'Ajouter des images', 'content', AddImages),
  office(links.phones, 'Téléphones de la porte', 'ticketOffice', Phones),
  office(links.ticketOffice, 'Billetterie', 'member', BoxOffice),
  office(links.eveningReports, 'Bilans des soirées', 'eveningReports', EveningReports),
  office(links.eveningReport, 'Bilan de la soirée', 'eveningReports', EveningReport),
  office(links.freeTickets, 'Mes places gratuites', 'member', FreeTickets),
  office(links.users, 'Utilisateurs', 'users', Users),
  office(links.userList, 'Liste des utilisateurs', 'members', UserList),
  office(links.roleDemands, 'Demandes d’habilitation', 'users', RoleDemands),
  office(links.site, 'Site', 'site', SiteHome),
  office(links.association, 'L’association', 'site', Association),
  office(links.journal, 'Journal', 'site', Journal),
  office(links.aboutTexts, 'Textes', 'site', TextList),
  office(links.addAboutText, 'Ajouter un texte', 'site', WriteText),
  office(links.editAboutText, 'Modifier un texte', 'site', WriteText),
  office(links.events, 'Évènements', 'site', EventDesk),
  office(links.addEvent, 'Ajouter un évènement', 'site', WriteEvent),
  office(links.editEvent, 'Modifier un évènement', 'site', WriteEvent),
  office(links.showSettings, 'Réglages des spectacles', 'site', ShowSettings),
  office(links.priceCategories, 'Catégories de prix', 'site', PriceCategories),
  office(links.manageSponsors, 'Partenaires', 'site', SponsorDesk),
  office(links.addSponsor, 'Ajouter un partenaire', 'site', WriteSponsor),
  office(links.editSponsor, 'Modifier un partenaire', 'site', WriteSponsor),
  office(links.bookings, 'Réservations', 'bookings', Bookings),
  office(links.dateBookings, 'Réservations d’une séance', 'bookings', DateBookings),
  office(links.shows, 'Spectacles', 'shows', ShowDesk),
  office(links.addShow, 'Ajouter un spectacle', 'shows', WriteShow),
  office(links.editShow, 'Modifier un spectacle', 'shows', WriteShow),
  office(links.interactiveImages, 'Images interactives', 'shows', InteractiveImageDesk),
  office(links.interactiveImage, 'Image interactive', 'shows', WriteInteractiveImage),
  office(links.showFreeTickets, 'Places gratuites', 'freeTicketDemands', ShowFreeTickets),
  office(links.freeTicketDemands, 'Demandes de places gratuites', 'freeTicketDemands', FreeTicketDemands),
  office(links.demandFreeTickets, 'Demander des places gratuites', 'freeTicketDemands', DemandFreeTickets),
  ...(import.meta.env.DEV ? [open(links.kit, 'Le magasin', screen(kitScreen))] : []),
];

/** The component kit, in development builds only. */
function kitScreen() {
  return import('./screens/kit/kit-screen').then((m) => m.KitScreen);
}

/** The route of every address without a screen. */
export const nowhere = open(links.error, 'Page introuvable', NotFound);

export function routeOf(path: string): SiteRoute {
  return siteMap.find(({ link }) => link.matches(path)) ?? nowhere;
}

/** Whether there is something at this address, and for whom. */
export function accessOf(path: string): PageAccess {
  const route = routeOf(path);
  if (redirectOf(path) !== undefined || areaOf(path) !== undefined) return 'guarded';
  if (route === nowhere) return 'nowhere';
  if (route.isUnlisted === true) return 'unlisted';
  return route.who === 'everybody' ? 'open' : 'guarded';
}
