import { parisMoment } from '#common/base/paris-time';
import type { DemoNewsItem } from './demo-news-item';

/** The first seasons after the site opened. */
export const earlierSeasons: readonly DemoNewsItem[] = [
  {
    title: 'Les Amis de la Scène ont un site',
    description: 'Vous y êtes. Nos archives arrivent, carton après carton.',
    at: parisMoment(2010, 9, 4, 18),
    types: ['DIVERS'],
    picture: { scene: 'curtain', palette: 'red' },
    author: 'admin',
    text: `
C'est ouvert ! Vous trouverez ici les nouvelles de la troupe, les dates des spectacles et, peu à peu, **tout ce que nous
avons gardé depuis 1984** : programmes, photographies, coupures de presse et un nombre surprenant de listes de courses.

Les archives dorment dans vingt-trois cartons. Trois volontaires les ouvrent le mercredi soir. Ils vont à peu près à la
vitesse d'un carton par mois, parce qu'ils lisent tout.

Vous possédez des photos ? Des souvenirs ? Une version différente des faits ? Écrivez à
[contact@theatre.example](mailto:contact@theatre.example).
`,
  },
  {
    title: 'Scapin en tournée : une camionnette, six villages',
    description: 'La tournée d’été des « Fourberies de Scapin », racontée par celui qui tenait la carte.',
    at: parisMoment(2012, 7, 22, 9),
    types: ['ADULTE'],
    picture: { scene: 'gascon', palette: 'gold' },
    author: 'resa',
    text: `
Six villages en neuf jours, une camionnette de 1991 et un décor qui tient dans deux malles : la tournée d'été est finie.

## Le carnet de route

1. **Premier soir** : trente spectateurs, deux ânes. Accueil chaleureux, surtout des ânes.
2. **Deuxième soir** : la camionnette cale dans la côte. La troupe pousse, en costume. Trois voitures s'arrêtent pour
   prendre des photos, aucune pour pousser.
3. **Quatrième soir** : le sac de Scapin craque. Géronte finit la scène des coups de bâton dans un sac de pommes de terre
   prêté par le premier rang.
4. **Sixième soir** : on joue sur la place, et l'horloge sonne dix heures pendant « *Que diable allait-il faire dans
   cette galère ?* ». Dix fois. Géronte a répété sa question à chaque coup.

Merci à nos hôtes. L'été prochain, c'est juré, on loue une camionnette qui monte.
`,
  },
  {
    title: 'Trente ans, et toujours pas de seconde unanimité',
    description: 'Récit de la fête du trentième anniversaire.',
    at: parisMoment(2014, 10, 5, 11),
    types: ['DIVERS'],
    picture: { scene: 'supper', palette: 'cream' },
    text: `
Samedi soir, **cent quarante personnes** ont fêté les trente ans de l'association. Neuf des onze fondateurs étaient là.
Ils ont demandé trois chaises.

On a rejoué, brochures en main, un extrait de chacune des pièces montées depuis *Le Médecin malgré lui*. Il y en avait
**trente-quatre**. Commencée à dix-neuf heures, la soirée s'est achevée à deux heures du matin sur un air de *La Belle
Hélène* que personne ne se rappelait avoir répété.

Le gâteau représentait le théâtre. Le rideau était en pâte d'amande. Il était rouge.
`,
  },
  {
    title: '« Ubu roi » : les adolescents prennent le pouvoir',
    description: 'Quatorze Ubu pour un seul trône. Merdre, quelle soirée !',
    at: parisMoment(2015, 6, 14, 12),
    types: ['ADO'],
    picture: { scene: 'oneMask', palette: 'bottle' },
    text: `
Ils sont quatorze, ils ont entre treize et dix-sept ans, et **chacun voulait jouer le Père Ubu**. La solution : chacun
l'a joué. La gidouille, un coussin vert, passait de l'un à l'autre à chaque tableau, au pas de course.

Le public du premier rang a été enrôlé dans l'armée polonaise et s'est bien battu.

> Le premier mot de la pièce est le plus beau jour de ma vie.
> — Nino, treize ans

Les balais à toilettes ont été rendus à leurs propriétaires.
`,
  },
  {
    title: '« L’Avare » : la cassette était vide',
    description: 'Un détail que seul Harpagon ignorait.',
    at: parisMoment(2016, 3, 20, 18, 30),
    types: ['ADULTE'],
    picture: { scene: 'cloakroom', palette: 'night' },
    text: `
Au soir de la dernière, quand Harpagon a enfin serré contre lui sa chère cassette et l'a ouverte, il y a trouvé non pas
dix mille écus, mais **la facture des projecteurs**, glissée là par le trésorier.

Le cri qui a suivi n'était pas dans Molière. Il a fait date.

Cinq représentations, 583 spectateurs, et un bénéfice qui a payé, tout juste, la facture en question.
`,
  },
  {
    title: 'La cave a pris l’eau, les perruques aussi',
    description: 'Inondation de la réserve : ce qui est sauvé, ce qui sèche, ce que nous cherchons.',
    at: parisMoment(2017, 5, 31, 20, 15),
    types: ['DIVERS'],
    picture: { scene: 'umbrellas', palette: 'sky' },
    author: 'secretaire',
    edited: { by: 'contenu', hoursLater: 47 },
    text: `
L'orage de lundi a mis **quarante centimètres d'eau** dans la réserve. Personne n'est blessé ; plusieurs perruques sont
en observation.

### Sauvé

- toutes les brochures, rangées en haut par une personne prudente que nous remercions ;
- les robes du XVIII^e^, qui en ont vu d'autres.

### En train de sécher

- trente et une perruques, étendues sur le fil du jardin (*les voisins sont prévenus*) ;
- le tapis de *L'Avare*.

### Perdu

- ~~les chaussures à boucle~~ **Retrouvées !** Elles flottaient derrière le tableau électrique.
- la moquette, que personne ne regrette.

Nous cherchons des **étagères métalliques** et quelques bras samedi matin.
`,
  },
];
