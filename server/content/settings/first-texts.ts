import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { richTextOf } from './text-markup';

/** The terms of use of a new site under the association's name, until somebody writes others. */
export const firstTerms = (association: string): RichText => named(richTextOf(termsOfUse), association);

/** Whether terms of use that nobody wrote name this association. */
export const areTermsOf = (association: string, terms: RichText): boolean =>
  JSON.stringify(terms).includes(JSON.stringify(publisher(association)).slice(1, -1));

const NAME = '{association}';

/** The words of the terms that say who publishes the site. */
const publisher = (association: string) => `par l’association ${association}, association régie`;

/** A name is no markup: an asterisk in it stays one. */
function named<Node extends { readonly content?: unknown }>(node: Node, association: string): Node {
  const { content } = node;
  if (typeof content === 'string') return { ...node, content: content.replaceAll(NAME, () => association) };
  if (!Array.isArray(content)) return node;
  return { ...node, content: content.map((child) => named(child, association)) };
}

/** What the program itself does with people's data, in wording that fits any association. */
const termsOfUse = `
Ces conditions s'appliquent à toute personne qui consulte le site de l'association **${NAME}**,
y réserve une place ou y ouvre un compte. Elles tiennent en une page : lisez-les, elles vous protègent aussi.

## 1. Qui édite ce site ?

Le site est édité par l'association ${NAME}, association régie par la loi du 1^er^ juillet 1901.
Son adresse et le moyen de lui écrire figurent à la page [Contacts](/a-propos-de-nous/contacts). La direction de la
publication est assurée par la personne qui préside l'association.

## 2. Ce que l'on y trouve

Le site publie les nouvelles de la troupe, ses spectacles, sa bibliothèque de pièces et ses archives. La consultation
est libre et gratuite. Une fois ouvertes, les pages restent lisibles sans réseau sur votre appareil.

## 3. Votre compte

1. Le compte est personnel. Choisissez un mot de passe que vous n'utilisez nulle part ailleurs et ne le confiez à personne.
2. Les renseignements que vous donnez doivent être exacts : ils servent à vous accueillir et à vous prévenir d'un changement.
3. Un compte *temporaire* disparaît de lui-même lorsqu'aucun spectacle n'est plus proposé. Un compte *permanent* reste ouvert
   jusqu'à ce que vous le supprimiez, depuis votre profil.
4. L'association peut suspendre un compte utilisé pour nuire au site ou à d'autres personnes. Elle vous en dit la raison.

## 4. Réservations et billets

- Une réservation vaut pour une date et un nombre de places. Vous pouvez la modifier ou l'annuler jusqu'à la clôture
  des réservations, par le lien reçu par mail.
- Le placement est libre. Présentez-vous avant l'heure du spectacle : par égard pour les comédiens, l'entrée n'est plus
  garantie une fois le rideau levé.
- Une place gratuite est nominative et ne peut être revendue.
- Si une représentation est annulée, les personnes inscrites sont prévenues par mail et les places payées sont remboursées.

## 5. Vos données personnelles

L'association est responsable du traitement de vos données. Elle n'en recueille que ce qui lui est utile :

- **pour votre compte** : nom, prénom, adresse mail et mot de passe (ce dernier est conservé sous une forme illisible) ;
- **pour une réservation** : nom, prénom, adresse mail, téléphone et demande particulière si vous les donnez, places.

Ces données ne sont ni vendues, ni louées, ni transmises à des tiers. Seuls y accèdent les membres qui en ont la charge.

### Combien de temps ?

- Un compte jamais activé est effacé au bout de 30 jours.
- Les réservations sont rendues anonymes trois ans après le spectacle.
- Les relevés de billetterie, sans aucun nom, sont gardés six ans, comme la loi le demande.

### Vos droits

Vous pouvez demander à consulter, corriger, emporter ou effacer vos données, ou vous opposer à leur usage : écrivez à
l'association par la page [Contacts](/a-propos-de-nous/contacts). Si la réponse ne vous satisfait pas, vous pouvez saisir
la [CNIL](https://www.cnil.fr).

## 6. Ce que le site garde sur votre appareil

Le site ne dépose **aucun traceur publicitaire** et ne mesure pas votre audience. Il garde sur votre appareil
ce qui lui permet de fonctionner sans réseau : les pages, votre session si vous êtes connecté, et les écrits que vous
n'avez pas encore pu envoyer. Tout s'efface depuis les réglages de votre navigateur.

## 7. Textes et images

Les textes, photographies et dessins du site appartiennent à leurs auteurs ou à l'association. Vous pouvez en partager
l'adresse ; toute autre reproduction demande un accord. Si une photographie vous représente et que vous souhaitez son
retrait, dites-le : elle sera retirée.

## 8. Responsabilité

L'association est tenue par des bénévoles. Elle s'efforce de publier des renseignements justes et de garder le site
ouvert, sans pouvoir le garantir à toute heure. Les liens vers d'autres sites ne l'engagent pas.

## 9. Changements et droit applicable

Ces conditions peuvent changer : une nouvelle version vous est alors proposée lors de votre visite suivante. Elles
relèvent du droit français. En cas de désaccord, parlons-en d'abord.
`;
