import type { DemoCalendar } from '../demo-calendar';
import type { DemoPiece } from './demo-piece';

const HOUR = 3_600_000;

/** Dramas, and later plays. */
export const hugoToMaeterlinck = ({ last }: DemoCalendar): readonly DemoPiece[] => [
  {
    title: 'Ruy Blas',
    by: ['hugo'],
    genre: 'drame',
    minutes: 165,
    men: [9, 18, 24],
    women: [3, 4, 8],
    resume: `
Don Salluste, disgracié par la reine d'Espagne, choisit pour se venger un valet qui l'aime en secret. Il lui donne
un nom, un manteau, et l'ordre de plaire.

Le valet devient ministre, et bon ministre. Cinq actes en vers, créés en 1838, avec un quatrième où don César
tombe par la cheminée et se croit au paradis : Hugo savait aussi faire rire.
`,
  },
  {
    title: 'Cyrano de Bergerac',
    by: ['rostand'],
    genre: 'comédie héroïque',
    minutes: 170,
    men: [14, 34, 50],
    women: [4, 11, 18],
    total: [20, 45, 60],
    resume: `
Cyrano se bat contre cent hommes et n'ose pas dire trois mots à sa cousine, à cause d'un nez. Il les écrira donc
pour un autre, qui est beau et se tait, et la nuit prêtera sa voix aux deux.

Depuis décembre 1897, on s'y bat en duel en rimant, on y mange des gâteaux en vers, et l'on y pleure toujours au
même endroit, quand les feuilles tombent. Il faut une troupe nombreuse ; les cadets changent vite de chapeau.
`,
    played: {
      type: 'ADULTE',
      days: ['2023-03-24', '2023-03-25', '2023-03-26', '2023-03-31', '2023-04-01'],
      cast: [
        ['Cyrano', 'Cadet de Gascogne, poète, bretteur, nez', 'Roland Castelnau'],
        ['Roxane', 'Sa cousine, précieuse et courageuse', 'Clara Vasseur'],
        ['Christian', 'Beau, brave, et bref', 'Théo Marchetti'],
        ['De Guiche', 'Comte, rival, à l’écharpe perdue', 'Baptiste Lemercier'],
        ['Ragueneau', 'Pâtissier, qui fait crédit aux poètes', 'Lucien Bonnafous'],
        ['Le Bret', 'Ami de Cyrano, qui le gronde', 'Émile Jourdain'],
        ['Carbon de Castel-Jaloux', 'Capitaine des cadets', 'Gérard Puech'],
        ['La duègne', 'Surveille mieux la pâtisserie que Roxane', 'Solange Pruvost'],
        ['Lise', 'Femme de Ragueneau, ennemie des vers', 'Nadia Ferrand'],
        ['Montfleury', 'Acteur, interdit de scène pour un mois', 'Fernand Aubrac'],
        ['Mère Marguerite', 'Indulgente pour les mensonges du samedi', 'Mireille Puech'],
        ['Un cadet', 'Le plus jeune, et le plus affamé', 'Elio Garrigue'],
      ],
    },
  },
  {
    title: 'Ubu roi',
    by: ['jarry'],
    genre: 'farce',
    minutes: 90,
    men: [6, 16, 26],
    women: [2, 2, 20],
    total: [8, 18, 30],
    resume: `
Poussé par la Mère Ubu, le Père Ubu tue le roi de Pologne, prend sa place, puis l'argent des nobles, des juges et
des paysans. Il part en guerre sur un cheval à phynances et revient par la mer.

La pièce est née dans un lycée de Rennes, aux dépens d'un professeur de physique, et le premier mot fit, le soir
de 1896, un quart d'heure de tapage. Les adolescents y sont chez eux.
`,
    played: {
      type: 'ADO',
      days: ['2015-06-12', '2015-06-13'],
      cast: [
        ['Le Père Ubu, premier tableau', 'Gidouille verte, appétit intact', 'Nino Cassan'],
        ['Le Père Ubu, à la guerre', 'La même gidouille, en selle', 'Enzo Maurel'],
        ['Le Père Ubu, dans la caverne', 'Toujours la gidouille, et un ours', 'Lise Fournier'],
        ['La Mère Ubu', 'Conseillère en usurpation', 'Manon Tissot'],
        ['Le capitaine Bordure', 'Invité à dîner, donc conjuré', 'Maxime Besson'],
        ['Le roi Venceslas', 'N’aurait pas dû aller à la revue', 'Romain Lacaze'],
        ['La reine Rosemonde', 'Avait fait un rêve', 'Chloé Besson'],
        ['Bougrelas', 'Le fils qui en réchappe', 'Louis Delmas'],
      ],
    },
  },
  {
    title: 'Poil de Carotte',
    by: ['renard'],
    genre: 'comédie',
    minutes: 50,
    men: [1, 2],
    women: [2, 2, 3],
    total: 4,
    resume: `
Une nouvelle servante arrive chez les Lepic, et le cadet, roux, moqué, habile à se taire, lui explique la maison :
ce qu'il faut faire, ce qu'il ne faut pas entendre. Le père rentre de la chasse.

Pour la première fois, ils se parlent. Renard tira en 1900 cet acte de son livre ; le rôle de l'enfant, créé par
une femme, se prête à qui sait rester debout près d'un mur.
`,
    played: {
      type: 'ATELIER',
      days: ['2012-05-12 18:00', '2012-05-13'],
      cast: [
        ['Poil de Carotte', 'Seize ans, mais on lui en donne douze', 'Ambre Sicard'],
        ['Monsieur Lepic', 'Père qui parle peu', 'Marc Tissot'],
        ['Madame Lepic', 'Mère qui parle pour deux', 'Nadia Ferrand'],
        ['Annette', 'Servante, arrivée de ce matin', 'Sophie Lacaze'],
      ],
    },
  },
  {
    title: 'L’Oiseau bleu',
    by: ['maeterlinck'],
    genre: 'féerie',
    minutes: 100,
    men: [7, 16, 26],
    women: [7, 16, 26],
    total: [15, 32, 40],
    resume: `
La nuit de Noël, une fée un peu bossue charge les enfants d'un bûcheron de trouver l'Oiseau bleu. Un diamant
tourné fait parler le pain, le sucre, le feu et le chien, qui les accompagnent au pays du Souvenir et au royaume
de l'Avenir.

Maeterlinck la fit jouer à Moscou en 1908, puis partout. On y apprend à regarder ce que l'on avait chez soi ; et
il y a des rôles pour tous les courages, du plus bavard au plus muet.
`,
    played: {
      type: 'ATELIER',
      days: [new Date(last(6, 13, 16, 30).getTime() - 2 * HOUR)],
      cast: [
        ['Tyltyl', 'Fils de bûcheron, le diamant au bonnet', 'Elio Garrigue'],
        ['Mytyl', 'Sa petite sœur, qui a faim', 'Rose Lemercier'],
        ['La Fée', 'Bérylune, ou bien la voisine', 'Zoé Marchetti'],
        ['La Lumière', 'Guide, très droite', 'Anouk Cazal'],
        ['Le Chien', 'Aime tout le monde, surtout Tyltyl', 'Marius Roche'],
        ['La Chatte', 'N’aime que la nuit, et a le trac', 'Louison Bastide'],
        ['Le Pain', 'Important, croustillant', 'Basile Fournier'],
        ['Le Sucre', 'A perdu une dent la veille', 'Gabin Tissot'],
        ['La Nuit', 'Garde les portes', 'Inès Delmas'],
      ],
    },
  },
];
