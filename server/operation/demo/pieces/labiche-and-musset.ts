import type { DemoPiece } from './demo-piece';

/** Plays of the mid-nineteenth century. */
export const labicheAndMusset: readonly DemoPiece[] = [
  {
    title: 'On ne badine pas avec l’amour',
    by: ['musset'],
    genre: 'proverbe',
    minutes: 95,
    men: [4, 4, 8],
    women: [3, 3, 7],
    resume: `
Perdican rentre docteur, Camille sort du couvent : le baron a tout prévu pour que les cousins se marient. Elle a
peur d'aimer, il a peur d'être refusé ; pour la piquer, il courtise une paysanne.

Musset y a mis, en 1834, ce qu'il venait de vivre : cela commence en farce, avec deux pédants gourmands, et finit
derrière un autel. Personne n'a voulu ce qui arrive.
`,
  },
  {
    title: 'Il faut qu’une porte soit ouverte ou fermée',
    by: ['musset'],
    genre: 'proverbe',
    minutes: 40,
    men: 1,
    women: 1,
    resume: `
C'est le jour de la marquise, il pleut, et il ne vient que le comte. Il s'en va, il reste, il touche la sonnette,
il parle de tout sauf de ce qu'il est venu dire.

Quarante minutes, publiées en 1845, d'une conversation au coin du feu, où l'on attend qu'un homme se déclare et
qu'une porte se ferme. Deux rôles, et pas un mot de trop.
`,
    played: {
      type: 'ADULTE',
      days: ['1993-12-03', '1993-12-04'],
      cast: [
        ['La marquise', 'S’ennuie, et le dit très bien', 'Odette Marquet'],
        ['Le comte', 'Une main sur la porte', 'Étienne Aubrac'],
      ],
    },
  },
  {
    title: 'Un chapeau de paille d’Italie',
    by: ['labiche', 'marcMichel'],
    genre: 'comédie',
    minutes: 130,
    men: [8, 11, 18],
    women: [5, 6, 12],
    resume: `
Le matin où Fadinard se marie, son cheval mange le chapeau d'une dame, qui ne peut rentrer chez elle sans lui. Il
faut en trouver un autre, exactement pareil, et toute la noce suit en fiacre sans savoir après quoi elle court.

En 1851, Labiche et Marc-Michel inventent la comédie de poursuite. Cinq actes, huit fiacres, un myrte en pot et un
beau-père dont les souliers sont trop petits.
`,
    played: {
      type: 'ADULTE',
      days: [
        '2000-03-17',
        '2000-03-18',
        '2000-03-24',
        '2000-03-25',
        '2019-05-24',
        '2019-05-25',
        '2019-05-31',
        '2019-06-01',
        '2019-06-02',
      ],
      cast: [
        ['Fadinard', 'Rentier, marié du jour, essoufflé', 'Théo Marchetti'],
        ['Nonancourt', 'Pépiniériste : « Mon gendre, tout est rompu ! »', 'Gérard Puech'],
        ['Hélène', 'La mariée, une épingle dans le dos', 'Clara Vasseur'],
        ['Beauperthuis', 'Mari soupçonneux, les pieds dans la bassine', 'Lucien Bonnafous'],
        ['Anaïs', 'La dame au chapeau', 'Sabine Roche'],
        ['Émile', 'Lieutenant, très à cheval', 'Baptiste Lemercier'],
        ['La baronne de Champigny', 'Attend un ténor', 'Hélène Castagnier'],
        ['Achille de Rosalba', 'Vicomte et mélomane', 'Émile Jourdain'],
        ['Vézinet', 'Oncle sourd, le seul à tenir la solution', 'Fernand Aubrac'],
        ['Clara', 'Modiste, et souvenir de jeunesse', 'Nadia Ferrand'],
        ['Tardiveau', 'Teneur de livres, garde national en nage', 'Roland Castelnau'],
        ['Bobin', 'Cousin, embrasse la mariée', 'Julien Cazal'],
      ],
    },
  },
  {
    title: 'Le Voyage de monsieur Perrichon',
    by: ['labiche', 'martin'],
    genre: 'comédie',
    minutes: 110,
    men: [6, 10, 13],
    women: [2, 2, 4],
    resume: `
Perrichon, carrossier retiré, emmène femme et fille à la mer de Glace. Deux jeunes gens les suivent, qui veulent
tous deux la fille : l'un sauve la vie du père, l'autre a l'habileté de se faire sauver par lui.

On n'aime pas ceux à qui l'on doit tout ; on adore ceux qui nous doivent quelque chose. La démonstration date de
1860, et elle est impeccable.
`,
    played: {
      type: 'ADULTE',
      days: ['2008-05-16', '2008-05-17', '2008-05-18', '2008-05-24'],
      cast: [
        ['Perrichon', 'Voyageur, héros, et mauvais en orthographe', 'Gérard Puech'],
        ['Madame Perrichon', 'Sa femme, qui n’aime pas être en avance', 'Mireille Puech'],
        ['Henriette', 'Leur fille, et le but du voyage', 'Nadia Ferrand'],
        ['Armand Desroches', 'A sauvé Perrichon, l’imprudent', 'Baptiste Lemercier'],
        ['Daniel Savary', 'S’est fait sauver, le malin', 'Lucien Bonnafous'],
        ['Majorin', 'Employé, envieux, débiteur', 'Fernand Aubrac'],
        ['Le commandant Mathieu', 'Zouave, et fort sur la grammaire', 'Roland Castelnau'],
      ],
    },
  },
  {
    title: 'La Poudre aux yeux',
    by: ['labiche', 'martin'],
    genre: 'comédie',
    minutes: 80,
    men: [4, 7],
    women: [4, 6],
    resume: `
Les Malingear et les Ratinois veulent marier leurs enfants, qui s'aiment déjà. Mais chaque famille s'est crue
tenue d'éblouir l'autre : on loue des domestiques, on s'invente une loge au théâtre, et la dot monte.

Deux salons, deux actes, créés en 1861, et un oncle marchand de bois pour remettre les pendules à l'heure. Il se
joue aussi bien avec un chien.
`,
    played: {
      type: 'ADULTE',
      days: ['1987-03-13', '1987-03-14', '1987-03-20', '1987-03-21'],
      cast: [
        ['Malingear', 'Médecin sans malades', 'Raymond Tissot'],
        ['Madame Malingear', 'Sa femme, qui a des idées de grandeur', 'Odette Marquet'],
        ['Emmeline', 'Leur fille, qui jouait tranquillement du piano', 'Corinne Besson'],
        ['Ratinois', 'Ancien confiseur, ébloui', 'Étienne Aubrac'],
        ['Madame Ratinois', 'Ne veut pas être en reste', 'Mireille Puech'],
        ['Frédéric', 'Leur fils, avocat amoureux', 'Roland Castelnau'],
        ['Robert', 'Oncle, marchand de bois et de vérités', 'Gérard Puech'],
        ['Sophie', 'Cuisinière, priée de ne rien dire', 'Yvette Sicard'],
      ],
    },
  },
  {
    title: 'La Cagnotte',
    by: ['labiche', 'delacour'],
    genre: 'comédie',
    minutes: 135,
    men: [8, 11, 15],
    women: [2, 3, 6],
    resume: `
À La Ferté-sous-Jouarre, une cagnotte gagnée à la bouillotte réunit de quoi passer une journée à Paris. Un
malentendu au restaurant, une pioche sous le bras, et voilà nos rentiers au poste.

Labiche et Delacour les font courir, en 1864, d'une agence de mariages à un chantier de nuit. Chacun était venu
avec son petit projet secret ; tous repartent sans un sou et contents de rentrer.
`,
    played: {
      type: 'ADULTE',
      days: ['2022-11-18', '2022-11-19', '2022-11-20'],
      cast: [
        ['Champbourcy', 'Rentier, pompier, chef de l’expédition', 'Roland Castelnau'],
        ['Colladan', 'Fermier, inséparable de sa pioche', 'Lucien Bonnafous'],
        ['Cordenbois', 'Pharmacien, sanglé', 'Gérard Puech'],
        ['Léonida', 'Sœur de Champbourcy, lectrice de petites annonces', 'Hélène Castagnier'],
        ['Blanche', 'Fille de Champbourcy, qui regarde souvent le notaire', 'Ambre Sicard'],
        ['Félix Renaudier', 'Jeune notaire, amoureux', 'Julien Cazal'],
        ['Sylvain', 'Fils de Colladan, censé étudier', 'Nino Cassan'],
        ['Cocarel', 'Marieur professionnel', 'Baptiste Lemercier'],
        ['Béchut', 'Agent, puis convive', 'Émile Jourdain'],
      ],
    },
  },
];
