import type { DemoPiece } from './demo-piece';

/** French plays from the Middle Ages to 1784, except Molière's. */
export const beforeTheRevolution: readonly DemoPiece[] = [
  {
    title: 'La Farce de maître Pathelin',
    by: ['anonyme'],
    genre: 'farce',
    minutes: 70,
    men: 4,
    women: 1,
    resume: `
Avocat sans cause et sans manteau, Pathelin achète du drap à crédit et reçoit le marchand, le lendemain, en
délirant dans cinq ou six patois. Puis il défend un berger qui a mangé les moutons du même marchand.

On ne sait pas qui écrivit, vers 1460, cette histoire de trompeurs trompés. On sait qu'elle nous a laissé une
expression : *revenons à nos moutons*.
`,
    played: {
      type: 'ATELIER',
      days: ['2009-06-13 18:00', '2009-06-14'],
      cast: [
        ['Pathelin', 'Avocat sous l’orme', 'Baptiste Lemercier'],
        ['Guillemette', 'Sa femme, excellente au chevet', 'Nadia Ferrand'],
        ['Le Drapier', 'Vend trop cher, perd tout', 'Marc Tissot'],
        ['Thibault l’Aignelet', 'Berger qui ne dit que « Bée »', 'Théo Marchetti'],
        ['Le Juge', 'Pressé d’aller dîner', 'Solange Pruvost'],
      ],
    },
  },
  {
    title: 'Le Cid',
    by: ['corneille'],
    genre: 'tragi-comédie',
    minutes: 120,
    men: [6, 8],
    women: [3, 4],
    resume: `
Rodrigue et Chimène s'aiment, leurs pères se querellent, un soufflet part. Rodrigue doit choisir entre son honneur
et son amour, et, quand il a choisi, c'est au tour de Chimène.

Tout Paris, en 1637, en sut des tirades par cœur, et l'Académie en fit un procès. Cinq actes en vers, deux jeunes
gens qui ont raison tous les deux.
`,
  },
  {
    title: 'Les Plaideurs',
    by: ['racine'],
    genre: 'comédie',
    minutes: 85,
    men: [5, 6],
    women: 2,
    resume: `
Le juge Dandin ne sait plus vivre sans juger : enfermé par son fils, il rend la justice par la fenêtre de la cave.
En bas, un bourgeois et une comtesse se disputent le droit de plaider jusqu'à la ruine.

C'est la seule comédie de Racine, en trois actes et en vers, jouée en 1668. L'accusé du dernier acte est un chien,
coupable d'un chapon.
`,
  },
  {
    title: 'L’Île des esclaves',
    by: ['marivaux'],
    genre: 'comédie',
    minutes: 60,
    men: [2, 3],
    women: [2, 2, 3],
    total: 5,
    resume: `
Un naufrage jette deux maîtres et deux valets sur une île fondée par d'anciens esclaves. La loi y est simple :
chacun prend l'habit et le nom de l'autre, et les maîtres écoutent enfin ce que l'on pense d'eux.

En un acte et une heure, Marivaux retourne le monde en 1725 et le repose presque à sa place. Cinq beaux rôles, une
plage, aucun meuble.
`,
    played: {
      type: 'ATELIER',
      days: ['2019-06-21', '2019-06-22'],
      cast: [
        ['Iphicrate', 'Maître, jusqu’au naufrage', 'Julien Cazal'],
        ['Arlequin', 'Valet, désormais seigneur', 'Ambre Sicard'],
        ['Euphrosine', 'Coquette, priée de se taire', 'Sophie Lacaze'],
        ['Cléanthis', 'Suivante, qui a tout retenu', 'Clara Vasseur'],
        ['Trivelin', 'Gouverneur de l’île, patient', 'Solange Pruvost'],
      ],
    },
  },
  {
    title: 'La Double Inconstance',
    by: ['marivaux'],
    genre: 'comédie',
    minutes: 110,
    men: [3, 4],
    women: 3,
    resume: `
Le Prince a fait enlever Silvia, qui aime Arlequin et le crie bien haut. La loi lui défend de la contraindre ;
Flaminia se fait donc fort de défaire cet amour sans violence, par des compliments, des dîners et un peu d'amitié.

En trois actes, créés en 1723, deux fidèles changent d'avis chacun de son côté, et s'en étonnent. C'est très doux,
et quand on y repense, un peu effrayant.
`,
  },
  {
    title: 'L’Épreuve',
    by: ['marivaux'],
    genre: 'comédie',
    minutes: 55,
    men: 3,
    women: 3,
    resume: `
Lucidor, riche et convalescent, est aimé d'Angélique et voudrait en être sûr. Il lui propose un mari : son propre
valet, en habit de monsieur. Elle comprend qu'il ne l'aime pas, et l'épreuve dure une réplique de trop.

Un acte, créé en 1740, six rôles égaux et un fermier qui calcule tout haut. Le plus cruel y est celui qui se croit
prudent.
`,
  },
  {
    title: 'Le Jeu de l’amour et du hasard',
    by: ['marivaux'],
    genre: 'comédie',
    minutes: 105,
    men: [4, 5],
    women: 2,
    resume: `
Silvia veut observer l'homme qu'on lui destine : elle prend la place de sa femme de chambre. Dorante a eu la même
idée avec son valet. Seuls le père et le frère savent, et s'amusent.

Trois actes, créés par les Italiens en 1730, où l'on tombe amoureux malgré son costume. La phrase est rapide, le
cœur un peu plus encore.
`,
    played: {
      type: 'ADULTE',
      days: ['1997-03-14', '1997-03-15', '1997-03-21', '1997-03-22'],
      cast: [
        ['Silvia', 'Fille d’Orgon, en tablier', 'Corinne Besson'],
        ['Dorante', 'Prétendant, en livrée', 'Roland Castelnau'],
        ['Lisette', 'Femme de chambre, en robe de soie', 'Claudine Vasseur'],
        ['Arlequin', 'Valet, en gentilhomme, et mal', 'Gérard Puech'],
        ['Monsieur Orgon', 'Le meilleur des pères, et le plus taquin', 'Étienne Aubrac'],
        ['Mario', 'Frère de Silvia, qui en rajoute', 'Bernard Cazal'],
      ],
    },
  },
  {
    title: 'Le Barbier de Séville',
    by: ['beaumarchais'],
    genre: 'comédie',
    minutes: 105,
    men: [5, 8],
    women: 1,
    resume: `
Le comte Almaviva aime Rosine, que le vieux Bartholo garde sous clef pour l'épouser demain. Il retrouve à Séville
un ancien valet devenu barbier, chirurgien, poète et homme d'affaires : Figaro.

Soldat ivre, maître de musique, lettre tombée du balcon : tout sert, en quatre actes et depuis 1775, à ouvrir une
porte. Un seul rôle de femme, mais quelle revanche.
`,
  },
  {
    title: 'Le Mariage de Figaro',
    by: ['beaumarchais'],
    genre: 'comédie',
    minutes: 180,
    men: [8, 11, 15],
    women: [4, 5, 9],
    resume: `
Figaro épouse Suzanne ce soir, si le comte Almaviva, qui a des vues sur elle, veut bien s'en tenir à la comtesse.
En une journée et cinq actes, tout le château se cache, saute par la fenêtre et se trompe de pavillon.

Interdite, puis jouée en 1784 devant une salle prise d'assaut, la pièce rit des privilèges cinq ans avant qu'ils
ne tombent. Il faut du monde, une guitare et un fauteuil profond.
`,
    played: {
      type: 'ADULTE',
      days: ['1989-07-14'],
      cast: [
        ['Figaro', 'Valet, fiancé, et plus intelligent que le maître', 'Roland Castelnau'],
        ['Suzanne', 'Sa promise, qui mène le bal', 'Claudine Vasseur'],
        ['Le comte Almaviva', 'Grand d’Espagne, petit mari', 'Bernard Cazal'],
        ['La comtesse', 'Rosine, quelques années après', 'Odette Marquet'],
        ['Chérubin', 'Page, amoureux de toutes', 'Corinne Besson'],
        ['Marceline', 'Veut épouser Figaro ; ce sera difficile', 'Mireille Puech'],
        ['Bartholo', 'Médecin, rancunier depuis Séville', 'Étienne Aubrac'],
        ['Bazile', 'Maître de clavecin et de calomnie', 'Raymond Tissot'],
        ['Antonio', 'Jardinier, aux giroflées écrasées', 'Fernand Aubrac'],
        ['Brid’oison', 'Juge, très à cheval sur la fo-orme', 'Gérard Puech'],
        ['Fanchette', 'Fille d’Antonio, pas si naïve', 'Yvette Sicard'],
      ],
    },
  },
];
