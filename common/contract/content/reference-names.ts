/** The closed lists that the server serves, each under `GET /api/<list>`. */
export const referenceLists = {
  'spectacle-types': { ADULTE: 'Adultes', ADO: 'Ados', ATELIER: 'Atelier', DIVERS: 'Divers' },
  'image-types': {
    BANNIERE: 'Bannière',
    AFFICHE: 'Affiche',
    PHOTO: 'Photo',
    DIVERS: 'Divers',
    PROGRAMME: 'Programme',
  },
  'preview-image-types': {
    BANNIERE: 'Bannière',
    AFFICHE: 'Affiche',
    PHOTO: 'Photo',
    DIVERS: 'Divers',
    PROGRAMME: 'Programme',
  },
  'interactive-zone-types': { TEXTE: 'Texte', LIEN: 'Lien', PERSONNAGE: 'Personnage', IMAGE: 'Image' },
  'system-mail-addresses': {
    CONTACT: 'Contact',
    RESERVATION: 'Réservations',
    UTILISATEUR: 'Comptes',
    NO_REPLY: 'Sans réponse',
  },
  'ticket-order-states': {
    A_PAYER: 'À payer',
    PAYEE: 'Payée',
    REMBOURSEE: 'Remboursée',
    ANNULEE: 'Annulée',
  },
  'free-ticket-states': { A_GENERER: 'À générer', GENERE: 'Généré', UTILISE: 'Utilisé' },
  'text-template-types': { PAGE: 'Page', MAIL: 'Mail', BILLET: 'Billet' },
} as const;

export type ReferenceListName = keyof typeof referenceLists;

export type CodeOf<List extends ReferenceListName> = keyof (typeof referenceLists)[List] & string;

export type SpectacleTypeCode = CodeOf<'spectacle-types'>;
export type ImageTypeCode = CodeOf<'image-types'>;
export type FreeTicketStateCode = CodeOf<'free-ticket-states'>;

/** The French name of a code of one list. */
export function nameOf<List extends ReferenceListName>(list: List, code: CodeOf<List>): string {
  const names: Readonly<Record<string, string>> = referenceLists[list];
  return names[code] ?? code;
}
