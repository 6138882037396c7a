import type { DemoPiece } from './demo-piece';

/** Plays by Molière. */
export const moliere: readonly DemoPiece[] = [
  {
    title: 'Le Médecin malgré lui',
    by: ['moliere'],
    genre: 'farce',
    minutes: 90,
    men: [5, 8],
    women: 3,
    resume: `
Battue par son mari, un fagotier qui boit plus qu'il ne coupe, Martine tient sa vengeance : elle le fait passer
pour un grand médecin qui n'avoue son art que sous les coups. On le bastonne donc, et il avoue.

Le voilà au chevet d'une jeune fille qui a perdu la parole le jour où on lui a choisi un mari. Trois actes de
latin de cuisine, créés en 1666, qui n'ont pas pris un rhume.
`,
    played: {
      type: 'ADULTE',
      days: ['1985-05-18', '1985-05-19', '1985-05-24', '1985-05-25', '2024-10-06 20:30'],
      cast: [
        ['Sganarelle', 'Fagotier, ivrogne, médecin en une matinée', 'Fernand Aubrac'],
        ['Martine', 'Sa femme, qui a la rancune inventive', 'Clara Vasseur'],
        ['Monsieur Robert', 'Voisin qui aurait mieux fait de rester chez lui', 'Julien Cazal'],
        ['Valère', 'Domestique de Géronte, d’une politesse armée d’un bâton', 'Marc Tissot'],
        ['Lucas', 'Mari de la nourrice, et jaloux', 'Gérard Puech'],
        ['Géronte', 'Père de Lucinde, crédule par amour', 'Roland Castelnau'],
        ['Jacqueline', 'Nourrice, la seule à voir clair', 'Sophie Lacaze'],
        ['Lucinde', 'Muette, le temps qu’il faut', 'Ambre Sicard'],
        ['Léandre', 'Amoureux, puis apothicaire', 'Théo Marchetti'],
      ],
    },
  },
  {
    title: 'L’Avare',
    by: ['moliere'],
    genre: 'comédie',
    minutes: 130,
    men: [7, 11],
    women: [3, 4],
    resume: `
Harpagon a enterré dix mille écus dans son jardin, et depuis il ne dort plus. Il veut marier sa fille sans dot,
son fils à une veuve, et garder pour lui la jeune fille que son fils aime.

On rit, et l'on a froid : Molière montre en 1668 une maison où l'argent a pris toute la place des gens. Le rôle
demande du souffle, les autres de la vitesse.
`,
    played: {
      type: 'ADULTE',
      days: ['2016-03-11', '2016-03-12', '2016-03-13', '2016-03-18', '2016-03-19'],
      cast: [
        ['Harpagon', 'Père, prêteur, et geôlier de sa cassette', 'Gérard Puech'],
        ['Cléante', 'Son fils, endetté et amoureux', 'Théo Marchetti'],
        ['Élise', 'Sa fille, promise à qui la prend sans dot', 'Clara Vasseur'],
        ['Valère', 'Amant d’Élise, intendant par ruse', 'Émile Jourdain'],
        ['Mariane', 'Jeune, pauvre, et aimée deux fois dans la même famille', 'Ambre Sicard'],
        ['Frosine', 'Femme d’intrigue, qui n’aura pas son argent', 'Hélène Castagnier'],
        ['Maître Jacques', 'Cuisinier ou cocher, selon la casaque', 'Lucien Bonnafous'],
        ['La Flèche', 'Valet aux poches très surveillées', 'Baptiste Lemercier'],
        ['Anselme', 'Seigneur qui arrive à point', 'Fernand Aubrac'],
        ['Le Commissaire', 'Cherche un voleur, trouve un mariage', 'Gaspard Thévenot'],
      ],
    },
  },
  {
    title: 'Le Malade imaginaire',
    by: ['moliere'],
    genre: 'comédie-ballet',
    minutes: 130,
    men: [6, 8],
    women: 4,
    resume: `
Argan se porte assez bien pour avaler huit médecines en un mois. Il lui faut un médecin dans la famille : sa fille
épousera donc Thomas Diafoirus, grand dadais diplômé, et peu importe qu'elle en aime un autre.

C'est la dernière pièce de Molière, qui jouait Argan et mourut au soir de la quatrième, en février 1673. C'est
aussi l'une des plus gaies, grâce à Toinette, qui guérit tout le monde par l'insolence.
`,
    played: {
      type: 'ADULTE',
      days: ['2018-03-30', '2018-03-31', '2018-04-06', '2018-04-07', '2018-04-20', '2018-04-21'],
      cast: [
        ['Argan', 'Malade de profession', 'Lucien Bonnafous'],
        ['Toinette', 'Servante, et médecin quand il le faut', 'Sabine Roche'],
        ['Béline', 'Seconde femme, très attentive au testament', 'Hélène Castagnier'],
        ['Angélique', 'Fille aînée, qui n’épousera pas un clystère', 'Clara Vasseur'],
        ['Louison', 'La petite sœur, qui fait très bien la morte', 'Jade Bastide'],
        ['Béralde', 'Frère d’Argan, d’une santé insultante', 'Roland Castelnau'],
        ['Cléante', 'Amoureux, maître à chanter par nécessité', 'Théo Marchetti'],
        ['Monsieur Diafoirus', 'Médecin, et père du suivant', 'Gérard Puech'],
        ['Thomas Diafoirus', 'Sait trois compliments par cœur et les mélange', 'Émile Jourdain'],
        ['Monsieur Purgon', 'Médecin vexé, donc terrible', 'Fernand Aubrac'],
      ],
    },
  },
  {
    title: 'Les Précieuses ridicules',
    by: ['moliere'],
    genre: 'farce',
    minutes: 60,
    men: [5, 8],
    women: [3, 5],
    resume: `
Magdelon et Cathos arrivent de province avec des romans plein la tête ; deux prétendants qui parlent mariage dès
le bonjour leur font horreur. Les éconduits leur envoient leurs valets, déguisés en marquis.

Une heure, un acte, et le premier triomphe de Molière à Paris, en 1659. Il suffit de changer les perruques
d'époque pour reconnaître tout le monde.
`,
    played: {
      type: 'ADO',
      days: ['1998-07-12 21:00', '2025-06-07', '2025-06-08'],
      cast: [
        ['Magdelon', 'Précieuse, et abonnée à elle-même', 'Lila Mercadier'],
        ['Cathos', 'Sa cousine, qui surenchérit', 'Inaya Benali'],
        ['Mascarille', 'Valet, marquis, poète, influenceur', 'Tom Rouvière'],
        ['Jodelet', 'Vicomte aux cicatrices douteuses', 'Hugo Lestrade'],
        ['Gorgibus', 'Bon bourgeois que l’on ruine en pommade', 'Mathis Lacaze'],
        ['La Grange', 'Prétendant vexé', 'Naël Fournier'],
        ['Du Croisy', 'Son ami, vexé aussi', 'Sacha Delmas'],
        ['Marotte', 'Servante, qui ne parle pas ce latin-là', 'Jade Bastide'],
        ['Almanzor', 'Laquais baptisé le matin même', 'Elio Garrigue'],
      ],
    },
  },
  {
    title: 'Les Fourberies de Scapin',
    by: ['moliere'],
    genre: 'comédie',
    minutes: 100,
    men: [6, 9],
    women: [2, 3],
    resume: `
Deux fils se sont engagés sans l'accord de leurs pères, et les pères rentrent de voyage. Heureusement il y a
Scapin, qui sait inventer une galère turque, un frère spadassin et un sac où l'on est très bien à l'abri.

Molière écrit en 1671 sa comédie la plus italienne : du soleil, un port, des bâtons. Elle se joue partout, même
sur une place de village.
`,
    played: {
      type: 'ADULTE',
      days: [13, 14, 16, 17, 19, 21].map((day) => `2012-07-${day} 21:00`),
      cast: [
        ['Scapin', 'Valet, fourbe, et fier de l’être', 'Lucien Bonnafous'],
        ['Géronte', 'Père au sac', 'Gérard Puech'],
        ['Argante', 'Père sans sac, mais non sans colère', 'Fernand Aubrac'],
        ['Octave', 'Marié d’avant-hier, tremblant', 'Théo Marchetti'],
        ['Léandre', 'Fils de Géronte, vite emporté', 'Baptiste Lemercier'],
        ['Silvestre', 'Valet prudent, spadassin d’un quart d’heure', 'Émile Jourdain'],
        ['Hyacinte', 'Femme d’Octave, que l’on cache', 'Nadia Ferrand'],
        ['Zerbinette', 'Crue Égyptienne, qui rit de tout', 'Sabine Roche'],
        ['Nérine', 'Nourrice qui reconnaît les gens', 'Solange Pruvost'],
      ],
    },
  },
  {
    title: 'Le Bourgeois gentilhomme',
    by: ['moliere'],
    genre: 'comédie-ballet',
    minutes: 150,
    men: [8, 13, 20],
    women: [4, 4, 8],
    resume: `
Monsieur Jourdain a fait fortune dans le drap et voudrait que cela ne se voie pas. Il apprend la danse, les armes,
la philosophie et, surtout, qu'il fait de la prose depuis quarante ans.

Sa fille aime un honnête homme qui n'est pas gentilhomme ; qu'à cela ne tienne, il sera fils du Grand Turc. Une
pièce de troupe, créée en 1670, où l'on chante, l'on danse et l'on mange.
`,
  },
];
