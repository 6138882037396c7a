import { parisDay } from '#common/base/paris-time';
import type { DemoCalendar } from '../demo-calendar';
import type { DemoNewsItem } from './demo-news-item';

/** The association's year: wishes, assembly, library, parties. */
export function associationNews({ last, dayFromNow }: DemoCalendar): DemoNewsItem[] {
  const yearOf = (date: Date) => Number(parisDay(date).slice(0, 4));
  const assembly = last(10, 3, 23);
  const wishes = last(1, 8, 18);
  return [
    {
      title: `${yearOf(wishes)} : nos vœux tiennent en trois coups`,
      description: 'Galette, samovar et bonnes résolutions, dont une réaliste.',
      at: wishes,
      types: ['DIVERS'],
      picture: { scene: 'supper', palette: 'red' },
      author: 'admin',
      text: `
Le bureau vous souhaite une belle année ${yearOf(wishes)} : de la santé, des fous rires et **des places au troisième rang,
au milieu**.

La galette aura lieu samedi à dix-sept heures autour du samovar de 1995. La fève représente un souffleur ; qui la trouve
doit se taire jusqu'au café.

## Nos résolutions

- commencer les réunions à l'heure ;
- finir les réunions ;
- ranger la réserve *avant* d'en avoir besoin.

La dernière est la seule que nous pensons pouvoir ne pas tenir, comme chaque année.
`,
    },
    {
      title: 'Une nuit, sept pièces, un seul canapé',
      description: 'La Nuit des petites formes revient : de dix minutes en dix minutes, jusqu’au petit jour.',
      at: last(3, 22, 11),
      types: ['ADULTE', 'DIVERS'],
      picture: { scene: 'moonWindow', palette: 'night' },
      text: `
Règle du jeu : **sept pièces de dix minutes**, écrites par des adhérents, jouées à la suite avec le même canapé. On peut le
retourner, s'y cacher, l'épouser ; on ne peut pas le sortir.

Samedi soir, il a été tour à tour un radeau, un confessionnal, un taxi et un *canapé*, ce dernier très remarqué.

Le prix du public va à *Bail précaire*, d'Ambre Sicard, où un couple qui se sépare n'arrive pas à passer la porte avec le
meuble. L'auteure a reçu un bon pour un déménagement.
`,
    },
    {
      title: 'Fête de fin de saison : chacun apporte un plat et une chaise',
      description:
        'Jardin de la salle des fêtes, à partir de dix-neuf heures. En cas de pluie : dedans, avec les chaises.',
      at: last(6, 24, 9),
      types: ['DIVERS'],
      picture: { scene: 'lanternLight', palette: 'gold' },
      text: `
La saison s'achève et il faut bien **vider le frigo de la buvette**.

- Les noms de A à L apportent du salé, ceux de M à Z du sucré. Les noms composés font ce qu'ils peuvent.
- On remet à vingt et une heures les *Trois Coups d'honneur* : meilleur trou de mémoire, plus belle chute, sauvetage de
  l'année.
- Piste de danse sur le plateau. Le décor sera démonté, sauf si quelqu'un sait encore où est la visseuse.

Amenez un voisin : c'est ainsi que la moitié d'entre nous sont entrés.
`,
    },
    {
      title: 'Au forum, nous étions entre le judo et la pétanque',
      description: 'Trente et un contacts, quatre inscriptions, une démonstration mal comprise.',
      at: last(9, 6, 20),
      types: ['DIVERS'],
      picture: { scene: 'square', palette: 'cream' },
      author: 'comptes',
      text: `
Samedi, au forum des associations, notre stand avait **un rideau rouge et trois chaises**, comme au premier jour.

Toutes les heures, Lucien et Sabine jouaient la dispute du premier acte au milieu des allées. À quinze heures, le club de
judo est intervenu pour les séparer. Nous avons expliqué. Ils ont demandé la suite.

Trente et une personnes ont laissé leur adresse, quatre se sont inscrites sur place, et la pétanque nous prête **six
bancs** pour la première. Merci, voisins !
`,
    },
    {
      title: `Assemblée générale ${yearOf(assembly)} : ce qui s'est dit, ce qui s'est voté`,
      description: 'Soixante-deux présents, vingt-deux pouvoirs, quatre votes et une tarte.',
      at: assembly,
      types: ['DIVERS'],
      picture: { scene: 'backcloth', palette: 'bottle' },
      author: 'secretaire',
      edited: { by: 'admin', hoursLater: 60 },
      text: `
Le quorum était atteint à vingt heures dix, ce qui constitue un record. **Soixante-deux adhérents** étaient présents,
vingt-deux représentés.

## Rapport moral

La saison passée a compté quatre spectacles, dix-neuf représentations et **1 874 spectateurs**. Le rapport est adopté à
l'unanimité *moins une abstention, par principe*.

## Comptes

- Recettes : 21 460 €, dont 13 902 € de billetterie.
- Dépenses : 20 215 €, dont 4 100 € de droits d'auteur et 38,50 € de jambon.
- Résultat : **1 245 €**, mis de côté pour remplacer les projecteurs de 1998.

## Votes

1. Cotisation maintenue à 25 € : *pour 81, contre 3*.
2. Achat de douze projecteurs à diodes : *pour 84*. Le régisseur a pleuré.
3. Repeindre la salle en blanc : *contre 80*. La proposition venait du traiteur.
4. Le rideau reste rouge : *voté par acclamation*, bien que la question n'ait pas été posée.

Le conseil se réunira mardi pour élire le bureau. La tarte aux noix n'a pas atteint la fin de l'ordre du jour.
`,
    },
    {
      title: 'Dix-sept pièces rejoignent la bibliothèque',
      description: 'Un carton trouvé dans une brocante, et de quoi lire tout l’hiver.',
      at: dayFromNow(-15, 17),
      types: ['DIVERS'],
      picture: { scene: 'vigil', palette: 'gold' },
      text: `
Le carton portait l'inscription « *bas de laine* ». Il contenait **dix-sept brochures de théâtre**, presque toutes des
années 1900, annotées par une main inconnue qui trouvait les deuxièmes actes trop longs.

## Nos préférées

- *Les Boulingrin*, de Courteline : trois quarts d'heure, quatre rôles, et un salon à détruire chaque soir.
- *Le Commissaire est bon enfant*, du même, avec le cachet de la gare de Limoges.
- *Feu la mère de Madame*, de Feydeau : deux époux, une nuit, aucune porte. On n'y croyait pas.
- *L'Anglais tel qu'on le parle*, de Tristan Bernard, qui a beaucoup servi : il manque la page où l'on comprend tout.

Elles sont cataloguées et attendent leurs lecteurs dans [la bibliothèque](/bibliotheque). Le prêt dure un mois ; les
annotations sont autorisées, **au crayon**.
`,
    },
    {
      title: 'Bourse aux costumes : l’habit fait le bénéfice',
      description: 'Tout doit disparaître, sauf les bretelles d’Harpagon.',
      at: dayFromNow(-11, 12, 15),
      types: ['DIVERS'],
      picture: { scene: 'hat', palette: 'rose' },
      author: 'secretaire',
      text: `
La réserve déborde. Dimanche, de dix à dix-sept heures, nous vendons à petit prix **cent quarante pièces de costume** qui
n'ont pas servi depuis dix ans : redingotes, crinolines, onze uniformes de fantaisie et un lot de moustaches *presque* par
paires.

- chapeaux : 3 €
- robes et habits : de 8 à 15 €
- cape de mousquetaire : 12 €, le geste est offert

Ce que l'on ne vend pas : les bretelles d'Harpagon, l'ulster de Maggy et **la robe sur laquelle un chien s'est couché en
1987**. Il y a des reliques.
`,
    },
    {
      title: 'Neuf étagères et un inventaire : la réserve est rangée',
      description: 'On sait désormais où se trouve la quatrième jambe de la table.',
      at: dayFromNow(-45, 19, 40),
      types: ['DIVERS'],
      picture: { scene: 'umbrellas', palette: 'bottle' },
      text: `
Cela faisait neuf ans que nous en parlions. **C'est fait.**

Vingt et une personnes ont passé deux samedis à vider, trier, étiqueter. L'inventaire compte désormais *1 306 objets*, parmi
lesquels :

- quatre cannes-épées, dont trois sans épée ;
- un perroquet empaillé que personne ne se souvient d'avoir acheté ;
- la quatrième jambe de la table du premier acte, cherchée depuis 2013, qui servait de cale à l'armoire ;
- **un gant gauche**, dans une boîte marquée « 1985 ».

Le registre est à la permanence. Emprunter, oui ; *oublier de rapporter*, non.
`,
    },
    {
      title: 'Covoiturage, couture, café : il nous manque toujours quelqu’un',
      description: 'La liste des coups de main, et comment s’y inscrire.',
      at: dayFromNow(-1, 17, 50),
      types: ['DIVERS'],
      picture: { scene: 'departure', palette: 'sky' },
      author: 'secretaire',
      text: `
Un spectacle, c'est douze personnes que l'on voit et **quarante que l'on ne voit pas**. Pour les représentations à venir,
nous cherchons :

1. deux conducteurs pour ramener les spectateurs sans voiture (*le dernier car part à vingt-deux heures*) ;
2. trois personnes au vestiaire, dont une qui aime compter ;
3. une main sûre pour recoudre, à l'entracte, le bouton de Rédillon, qui saute tous les soirs au même endroit ;
4. des faiseurs de tartes. Aux noix, de préférence.

Répondez à Solange en disant seulement quel soir vous convient. Elle fait le reste, **avec des crayons de couleur**.
`,
    },
    {
      title: 'La salle a de nouveaux projecteurs, et le régisseur un nouveau sourire',
      description: 'Douze diodes, trois fois moins d’électricité, et plus de gélatines brûlées.',
      at: dayFromNow(-29, 20, 10),
      types: ['DIVERS'],
      picture: { scene: 'spots', palette: 'gold' },
      author: 'billetterie',
      text: `
Ils sont arrivés mardi dans douze cartons : **douze projecteurs à diodes**, votés en assemblée et attendus depuis le siècle
dernier.

Ils consomment trois fois moins, ne chauffent presque pas et changent de couleur d'un doigt. Seul regret : les papillons de
nuit, fidèles à nos vieux mille watts, *les boudent*.

Les anciens partent chez une troupe voisine. Le numéro 7, qui s'éteignait toujours pendant les déclarations d'amour, a été
gardé et posé dans l'entrée. **Il s'allume quand il veut.**
`,
    },
  ];
}
