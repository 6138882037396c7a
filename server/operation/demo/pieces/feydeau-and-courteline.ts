import type { DemoCalendar } from '../demo-calendar';
import type { DemoPiece } from './demo-piece';

/** Farces and vaudevilles around 1900; four of them came in a box mentioned in the news. */
export const feydeauAndCourteline = ({ dayFromNow }: DemoCalendar): readonly DemoPiece[] => [
  {
    title: 'Un fil à la patte',
    by: ['feydeau'],
    genre: 'vaudeville',
    minutes: 130,
    men: [8, 11, 14],
    women: [5, 6, 8],
    resume: `
Bois-d'Enghien signe ce soir son contrat de mariage ; ce matin, il vient rompre avec Lucette, chanteuse, qui ne
lui en laisse pas le temps. Elle est d'ailleurs engagée pour chanter le soir même, chez la mère de la fiancée.

Ajoutez un général qui tue ses rivaux, un clerc de notaire qui écrit des chansons et un palier glacial : en 1894,
Feydeau a déjà trouvé sa vitesse de croisière.
`,
    played: {
      type: 'ADULTE',
      days: ['2022-05-13', '2022-05-14', '2022-05-15'],
      cast: [
        ['Bois-d’Enghien', 'Fiancé, amant, bientôt en caleçon', 'Théo Marchetti'],
        ['Lucette Gautier', 'Chanteuse, et fil', 'Sabine Roche'],
        ['Bouzin', 'Clerc, chansonnier, souffre-douleur', 'Lucien Bonnafous'],
        ['Le général Irrigua', 'Riche, jaloux, armé', 'Gérard Puech'],
        ['La baronne Duverger', 'Future belle-mère', 'Hélène Castagnier'],
        ['Viviane', 'Sa fille, qui rêvait d’un mauvais sujet', 'Ambre Sicard'],
        ['Chenneviette', 'Père de l’enfant de Lucette, emprunteur', 'Baptiste Lemercier'],
        ['Fontanet', 'Excellent homme, à respirer de loin', 'Émile Jourdain'],
        ['Marceline', 'Sœur de Lucette, affamée', 'Nadia Ferrand'],
        ['Firmin', 'Valet', 'Fernand Aubrac'],
      ],
    },
  },
  {
    title: 'Mais n’te promène donc pas toute nue !',
    by: ['feydeau'],
    genre: 'comédie',
    minutes: 50,
    men: [3, 4],
    women: 1,
    resume: `
Le député Ventroux a de l'ambition, très chaud, et une femme qui traverse le salon en chemise de nuit. Un maire
industriel vient négocier ; Clarisse le prie de rester : il ne la gêne pas.

Créée en 1911, au temps où Feydeau avait quitté les portes pour les ménages. La logique de Clarisse est sans
défaut, et c'est bien le malheur de son mari.
`,
  },
  {
    title: 'Léonie est en avance',
    by: ['feydeau'],
    genre: 'comédie',
    minutes: 55,
    men: 2,
    women: 4,
    resume: `
Léonie accouche, avec un mois d'avance sur ce que disent les convenances. Son mari n'a pas dîné, ses beaux-parents
lui en veulent, et la sage-femme s'installe, réquisitionne la maison et la nappe.

Toudoux obéit à tout, même à l'envie la plus saugrenue de sa femme, qu'il coiffe. Créée en 1911, la pièce demande
deux hommes patients et quatre femmes qui ne le sont pas.
`,
  },
  {
    title: 'Feu la mère de Madame',
    by: ['feydeau'],
    genre: 'comédie',
    minutes: 45,
    men: 2,
    women: 2,
    since: dayFromNow(-15, 16),
    resume: `
Quatre heures du matin : Lucien rentre du bal en Louis XIV et sans clef. Yvonne l'attend, et la scène de ménage va
son train quand un domestique inconnu vient annoncer que la mère de Madame est morte.

Créée en 1908, c'est la première des grandes querelles conjugales de Feydeau : un lit, deux époux, une bonne
réveillée en sursaut, et une nouvelle qui s'est trompée de palier.
`,
  },
  {
    title: 'Les Boulingrin',
    by: ['courteline'],
    genre: 'comédie',
    minutes: 45,
    men: 2,
    women: 2,
    since: dayFromNow(-15, 16, 10),
    resume: `
Des Rillettes cherche une maison où passer ses soirées d'hiver, au chaud et à l'œil. Il a choisi celle des
Boulingrin, qui a l'air paisible. La bonne sait mieux que lui.

Pris à témoin par Monsieur, puis par Madame, il servira d'arbitre, de cible et de meuble. Courteline fait tenir en
trois quarts d'heure, depuis 1898, la démolition complète d'un salon.
`,
  },
  {
    title: 'Le Commissaire est bon enfant',
    by: ['courteline', 'levy'],
    genre: 'comédie',
    minutes: 40,
    men: [5, 7],
    women: 1,
    since: dayFromNow(-15, 16, 20),
    resume: `
Au commissariat, on se plaint, on rapporte une montre, on demande un permis : tout finit en procès-verbal, car le
commissaire connaît ses règlements et n'aime pas qu'on le dérange.

Puis vient Floche, que sa femme dit fou et qui s'en défend point par point, de plus en plus près. Une saynète de
1900 où l'ordre se retrouve enfermé avec le désordre, dans un placard à charbon.
`,
  },
  {
    title: 'La Paix chez soi',
    by: ['courteline'],
    genre: 'comédie',
    minutes: 35,
    men: 1,
    women: 1,
    resume: `
Trielle écrit des feuilletons à la ligne et punit sa femme par des amendes : tant pour un mot, tant pour une porte
claquée. À la fin du mois, il retient le tout sur l'argent du ménage.

Valentine a justement une dette cachée, pour une lanterne qu'elle trouvait jolie. Deux rôles, un bureau, et un
homme qui croyait avoir gagné : on la joue depuis 1903.
`,
    played: {
      type: 'ADULTE',
      days: ['1986-11-21', '1986-11-22', '2010-03-19', '2010-03-20'],
      cast: [
        ['Trielle', 'Feuilletoniste, et comptable de son ménage', 'Lucien Bonnafous'],
        ['Valentine', 'Sa femme, mise à l’amende', 'Hélène Castagnier'],
      ],
    },
  },
  {
    title: 'L’Anglais tel qu’on le parle',
    by: ['bernard'],
    genre: 'vaudeville',
    minutes: 40,
    men: [4, 6],
    women: 2,
    since: dayFromNow(-15, 16, 30),
    resume: `
Pour une heure, Eugène remplace l'interprète d'un hôtel de Paris. Il ne sait pas un mot d'anglais. Or deux
amoureux arrivent de Londres, et le père de la jeune fille est dans le train suivant.

Tristan Bernard écrit en 1899 le cauchemar de tous les élèves : devoir traduire, devant la police, ce que l'on n'a
pas compris. Le père joue en anglais, le public comprend tout.
`,
  },
];
