import type { DemoPiece } from './demo-piece';

/** Plays not written in French, except the Russian ones. */
export const fromAbroad: readonly DemoPiece[] = [
  {
    title: 'La Locandiera',
    by: ['goldoni'],
    genre: 'comédie',
    minutes: 120,
    men: [5, 6],
    women: [1, 3],
    resume: `
Mirandoline tient une auberge à Florence et tous ses clients à distance. Un marquis ruiné et un comte enrichi lui
font la cour ; un chevalier qui déteste les femmes ne la lui fait pas, et c'est donc lui qu'elle entreprend.

Goldoni écrit en 1753 un rôle en or pour une servante de comédie : une femme qui travaille, qui décide et qui
gagne. Avec beaucoup de linge à repasser.
`,
    played: {
      type: 'ADULTE',
      days: ['2003-10-17', '2003-10-18', '2005-04-16', '2005-04-17', '2005-04-23', '2005-04-24'],
      cast: [
        ['Mirandoline', 'Aubergiste, maîtresse d’elle-même', 'Claudine Vasseur'],
        ['Le chevalier de Ripafratta', 'Ennemi des femmes, jusqu’au rôti', 'Roland Castelnau'],
        ['Le marquis de Forlipopoli', 'Offre sa protection, faute de mieux', 'Gérard Puech'],
        ['Le comte d’Albafiorita', 'Offre des bijoux, ce qui se voit davantage', 'Bernard Cazal'],
        ['Fabrice', 'Valet de l’auberge, qui attend son heure', 'Lucien Bonnafous'],
        ['Ortensia', 'Comédienne, baronne d’un soir', 'Sabine Roche'],
        ['Dejanira', 'Sa camarade, qui pouffe', 'Corinne Besson'],
      ],
    },
  },
  {
    title: 'Arlequin serviteur de deux maîtres',
    by: ['goldoni'],
    genre: 'comédie',
    minutes: 130,
    men: [6, 9],
    women: 3,
    resume: `
Un valet affamé trouve un maître, puis un second, et décide de les servir tous les deux : double gage, double
dîner. Il ignore que les deux se cherchent dans toute Venise, et que l'un des deux est une femme.

Née en 1745 d'un canevas pour un acteur à masque, la pièce garde de la place pour l'invention. La scène du repas
se travaille avec un jongleur, ou avec de la vaisselle bon marché.
`,
    played: {
      type: 'ATELIER',
      days: ['2017-06-16', '2017-06-17'],
      cast: [
        ['Arlequin', 'Deux maîtres, un seul estomac', 'Ambre Sicard'],
        ['Béatrice', 'Voyage sous l’habit de son frère', 'Sophie Lacaze'],
        ['Florindo', 'L’aime, la cherche et loge à côté', 'Julien Cazal'],
        ['Pantalon', 'Marchand, et père inquiet', 'Marc Tissot'],
        ['Clarice', 'Sa fille, fiancée deux fois', 'Clara Vasseur'],
        ['Silvio', 'Fiancé à l’épée facile', 'Nino Cassan'],
        ['Le Docteur', 'Père de Silvio, en latin', 'Gérard Puech'],
        ['Sméraldine', 'Servante, à qui Arlequin plaît bien', 'Lise Fournier'],
        ['Brighella', 'Aubergiste, dans la confidence', 'Solange Pruvost'],
      ],
    },
  },
  {
    title: 'Le Songe d’une nuit d’été',
    by: ['shakespeare'],
    genre: 'comédie',
    minutes: 140,
    men: [7, 13, 17],
    women: [4, 9, 12],
    total: [13, 22, 26],
    resume: `
Quatre amoureux s'enfuient dans un bois près d'Athènes, où le roi et la reine des fées se disputent. Un lutin, une
fleur et une erreur de paupières suffisent : au matin, plus personne n'aime la bonne personne.

Dans la même clairière, six artisans répètent une tragédie pour les noces du duc. Ils jouent très mal et de tout
leur cœur ; c'est, depuis 1595 ou à peu près, le plus beau portrait du théâtre amateur.
`,
    played: {
      type: 'ADO',
      days: ['2011-06-17', '2011-06-18'],
      cast: [
        ['Puck', 'Lutin, qui se trompe d’Athénien', 'Lise Fournier'],
        ['Obéron', 'Roi des fées, rancunier', 'Kévin Maurel'],
        ['Titania', 'Reine des fées, éprise d’un âne', 'Ambre Sicard'],
        ['Bottom', 'Tisserand, âne, et comédien', 'Julien Cazal'],
        ['Hermia', 'Petite, et qu’on ne le lui dise pas', 'Sophie Lacaze'],
        ['Lysandre', 'L’aime, sauf de minuit à l’aube', 'Bastien Roux'],
        ['Héléna', 'Court après Démétrius', 'Manon Tissot'],
        ['Démétrius', 'Court devant', 'Romain Lacaze'],
        ['Quince', 'Charpentier, metteur en scène débordé', 'Chloé Besson'],
      ],
    },
  },
  {
    title: 'Roméo et Juliette',
    by: ['shakespeare'],
    genre: 'tragédie',
    minutes: 160,
    men: [10, 17, 22],
    women: [4, 4, 8],
    resume: `
À Vérone, deux familles se battent depuis si longtemps que plus personne ne dit pourquoi. Un soir de bal, le fils
de l'une rencontre la fille de l'autre ; il leur reste quatre jours.

On se rappelle le balcon, on oublie combien la première moitié est drôle : la nourrice, Mercutio, les valets qui
se cherchent. Puis une lettre n'arrive pas.
`,
  },
  {
    title: 'L’Importance d’être Constant',
    by: ['wilde'],
    genre: 'comédie',
    minutes: 120,
    men: [4, 5],
    women: 4,
    resume: `
Pour quitter la campagne, Jack s'est inventé un frère à Londres, nommé Constant ; pour quitter Londres, Algernon
s'est inventé un malade à la campagne. Deux jeunes filles ont juré de n'épouser qu'un Constant.

Wilde appelait sa pièce, en 1895, une comédie frivole pour gens sérieux. On y dévore beaucoup de sandwichs au
concombre, et tout s'explique grâce à un sac de voyage.
`,
    played: {
      type: 'ADULTE',
      days: ['2013-11-15', '2013-11-16', '2013-11-17', '2013-11-23'],
      cast: [
        ['Jack Worthing', 'Trouvé dans une consigne de gare', 'Baptiste Lemercier'],
        ['Algernon Moncrieff', 'Son ami, toujours à table', 'Théo Marchetti'],
        ['Lady Bracknell', 'Tante, tribunal, monument', 'Mireille Puech'],
        ['Gwendolen', 'Sa fille, qui a choisi un prénom', 'Nadia Ferrand'],
        ['Cecily', 'Pupille, fiancée par correspondance avec elle-même', 'Clara Vasseur'],
        ['Miss Prism', 'Gouvernante, auteure d’un roman perdu', 'Solange Pruvost'],
        ['Le révérend Chasuble', 'Baptise sur rendez-vous', 'Gérard Puech'],
        ['Lane, puis Merriman', 'Deux maîtres d’hôtel, un même sourcil', 'Fernand Aubrac'],
      ],
    },
  },
];
