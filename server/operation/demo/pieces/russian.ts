import type { DemoPiece } from './demo-piece';

/** Plays by Gogol and Tchekhov. */
export const russian: readonly DemoPiece[] = [
  {
    title: 'Le Révizor',
    by: ['gogol'],
    genre: 'comédie',
    minutes: 150,
    men: [11, 20, 24],
    women: [3, 6, 8],
    resume: `
On annonce un inspecteur, incognito, dans une petite ville où rien n'est en règle. Un voyageur sans le sou, bloqué
à l'auberge, fera très bien l'affaire : on le loge, on le nourrit, on lui prête de l'argent. Il finit par
comprendre.

Le tsar, en 1836, rit et trouva que chacun en avait pris pour son grade, lui le premier. Une galerie de vingt
trembleurs, où le plus petit rôle a son moment.
`,
  },
  {
    title: 'L’Ours',
    by: ['tchekhov'],
    genre: 'plaisanterie',
    minutes: 35,
    men: 2,
    women: 1,
    resume: `
Une veuve a juré fidélité à la photographie de son mari. Un propriétaire terrien entre, réclame mille deux cents
roubles, s'installe, crie, casse une chaise et se fait apporter de la vodka.

Ils en viennent aux pistolets, qu'elle ne sait pas tenir ; il lui montre. Trente-cinq minutes, trois rôles, une
chaise par soir.
`,
    played: {
      type: 'ADULTE',
      days: ['1995-02-03', '1995-02-04'],
      cast: [
        ['Éléna Popova', 'Veuve à fossettes, inconsolable jusqu’à midi', 'Odette Marquet'],
        ['Grigori Smirnov', 'Créancier, artilleur, ours', 'Bernard Cazal'],
        ['Louka', 'Vieux valet, qui a vu venir', 'Fernand Aubrac'],
      ],
    },
  },
  {
    title: 'Une demande en mariage',
    by: ['tchekhov'],
    genre: 'plaisanterie',
    minutes: 35,
    men: 2,
    women: 1,
    resume: `
Lomov, en habit et le cœur battant, vient demander la main de sa voisine. Avant qu'il y parvienne, ils se sont
disputé un pré, puis les mérites de deux chiens de chasse.

Tchekhov savait, en 1888, qu'un couple commence souvent par son premier désaccord. Le père n'a que le temps de les
bénir, entre deux évanouissements.
`,
    played: {
      type: 'ADULTE',
      days: ['1995-02-03', '1995-02-04'],
      cast: [
        ['Ivan Lomov', 'Prétendant, palpitant, au sens propre', 'Roland Castelnau'],
        ['Natalia Stépanovna', 'Voisine, qui tient à ses prés', 'Claudine Vasseur'],
        ['Stépane Tchouboukov', 'Père pressé de la marier', 'Gérard Puech'],
      ],
    },
  },
  {
    title: 'La Cerisaie',
    by: ['tchekhov'],
    genre: 'comédie',
    minutes: 140,
    men: [7, 10, 13],
    women: [5, 5, 7],
    resume: `
Lioubov rentre de Paris dans la maison de son enfance, que l'on va vendre pour dettes, avec ses cerisiers. Un
marchand, petit-fils de serf, lui dit comment la sauver ; personne n'écoute, parce qu'il faudrait abattre les
arbres.

Elle fut jouée en 1904, quelques mois avant la mort de Tchekhov, qui tenait à ce qu'on l'appelle une comédie. On y rit en
effet beaucoup, avec la gorge un peu serrée.
`,
    played: {
      type: 'ADULTE',
      days: ['2007-11-16', '2007-11-17', '2007-11-18', '2007-11-24'],
      cast: [
        ['Lioubov Andréevna', 'Revient, pleure, rit, prête de l’argent', 'Claudine Vasseur'],
        ['Gaev', 'Son frère, qui parle aux armoires', 'Gérard Puech'],
        ['Lopakhine', 'Marchand, qui a gardé son réveil de paysan', 'Roland Castelnau'],
        ['Ania', 'Dix-sept ans, tournée vers demain', 'Nadia Ferrand'],
        ['Varia', 'Fille adoptive, les clefs à la ceinture', 'Corinne Besson'],
        ['Trofimov', 'Étudiant perpétuel', 'Baptiste Lemercier'],
        ['Charlotta', 'Gouvernante, tours de cartes', 'Hélène Castagnier'],
        ['Pichtchik', 'Voisin qui cherche toujours un emprunt', 'Bernard Cazal'],
        ['Douniacha', 'Femme de chambre aux nerfs de demoiselle', 'Sabine Roche'],
        ['Firs', 'Quatre-vingt-sept ans, et le seul à rester', 'Fernand Aubrac'],
      ],
    },
  },
];
