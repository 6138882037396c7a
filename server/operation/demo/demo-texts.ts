import type { CodeOf } from '#common/contract/content/reference-names';

/** A text of the demo, in the markup of `text-markup`. */
export interface DemoText {
  readonly slug: string;
  readonly type: CodeOf<'text-template-types'>;
  readonly title: string;
  readonly text: string;
}

export const demoDescription =
  "Depuis 1984, une troupe d'amateurs joue, répète, cloue et coud à Vaubrun. Nouvelles, spectacles, réservations, archives.";

/** Of the hall, where the shows are played too. */
export const demoStreet = '4 rue de la Halle, Vaubrun';

export const demoAddress = `Salle des fêtes\n${demoStreet}`;

export const demoFacebook = 'https://www.facebook.com/lesamisdelascene.example';

export const demoTexts: readonly DemoText[] = [
  {
    slug: 'histoire',
    type: 'PAGE',
    title: 'Notre histoire',
    text: `
Tout commence le **6 octobre 1984**, dans l'arrière-salle du café de la Halle : onze personnes, une table, trois chaises. Le
procès-verbal tient sur une page ; il y est écrit que le rideau sera rouge.

## Les débuts (1984–1992)

Le premier spectacle, *Le Médecin malgré lui*, est joué en mai 1985 devant cent douze personnes, derrière un rideau fait de
vingt-deux draps de lit. Suivent Labiche, Courteline, un *Mariage de Figaro* sous l'orage et, en 1992, un premier *Dindon*
avec cinq portes, dont une coince encore.

## La maison se remplit (1993–2009)

L'association passe de trente à cent adhérents. Elle apprend à réparer un toit (1999), à répéter dans une cave (2003), et
ouvre en 2007 ses ateliers pour enfants et adolescents.

## Aujourd'hui

Les Amis de la Scène, ce sont **cent quarante-trois adhérents**, quatre spectacles par saison, trois ateliers, une
bibliothèque de plus de mille brochures et une réserve enfin rangée.

> On entre dans la troupe pour un rôle. On y reste pour les gens.
> — Étienne Aubrac (1931–2024), premier président

### Ils nous ont dirigés

1. Étienne Aubrac, 1984–1999
2. Mireille Puech, 1999–2014
3. Hélène Castagnier, depuis 2014
`,
  },
  {
    slug: 'contacts',
    type: 'PAGE',
    title: 'Contacts',
    text: `
**Les Amis de la Scène**

Salle des fêtes, ${demoStreet}
([voir la carte](https://www.openstreetmap.org/search?query=Vaubrun))

## Nous trouver

La salle est derrière l'église, à deux pas de la halle. Le parking est gratuit, place de la Halle. Le dernier car part à
vingt-deux heures ; un covoiturage est organisé après chaque représentation, *demandez au vestiaire*.

## Nous appeler

[05 36 49 12 84](tel:+33536491284), du lundi au samedi. Après dix-neuf heures, on répète : laissez un message.

## Nous écrire

- Pour tout : [contact@theatre.example](mailto:contact@theatre.example)
- Pour une réservation : [reservation@theatre.example](mailto:reservation@theatre.example)

## Nous voir

Permanence le mercredi, de dix-huit à vingt heures, porte de côté. **Frappez trois coups.**
`,
  },
  {
    slug: 'reservation-informations',
    type: 'PAGE',
    title: 'Réserver : le mode d’emploi',
    text: `
La réservation se fait ici, **sans compte et sans payer en ligne** : vous recevez un mail avec votre billet, et vous réglez sur
place.

1. Choisissez une séance et un nombre de places (dix au plus).
2. Donnez un nom et une adresse mail : c'est là qu'arrive le billet.
3. Le soir venu, montrez le code, sur papier ou sur téléphone.

## Bon à savoir

- Le placement est libre. Les portes ouvrent trois quarts d'heure avant, ou plus tôt : l'heure est sur le billet.
- Un empêchement ? Le lien du mail permet d'annuler, et quelqu'un sur la liste d'attente vous bénira.
- Espèces, chèques et cartes sont acceptés à l'entrée ; *les œufs et les tartes, à la buvette seulement*.
`,
  },
  {
    slug: 'billet',
    type: 'BILLET',
    title: 'Mentions portées sur les billets',
    text: `
Placement libre, dès l'ouverture des portes.

Les retardataires entrent au premier noir. Les téléphones se taisent, les enfants rient.

Les Amis de la Scène, association loi 1901, Vaubrun. Licence d'entrepreneur de spectacles : exemple.
`,
  },
];
