import { parisDay } from '#common/base/paris-time';
import type { DemoCalendar } from '../demo-calendar';
import type { DemoNewsItem } from './demo-news-item';

/** Workshops and training courses of the season. */
export function workshopNews({ last, dayFromNow }: DemoCalendar): DemoNewsItem[] {
  const back = last(9, 9, 18);
  const season = Number(parisDay(back).slice(0, 4));
  return [
    {
      title: `Ateliers ${season}-${season + 1} : trois groupes, une seule règle`,
      description:
        'La règle : on arrive à l’heure et on repart de bonne humeur. Les inscriptions sont ouvertes.',
      at: back,
      types: ['ATELIER'],
      picture: { scene: 'strings', palette: 'sky' },
      author: 'secretaire',
      text: `
Les ateliers reprennent la semaine prochaine dans la petite salle. **Trois groupes** cette année :

- mercredi, 14 h : *les Lucioles*, de 8 à 11 ans ;
- mercredi, 17 h : *les Ados*, de 12 à 17 ans ;
- jeudi, 20 h : *les Grands Débutants*, à partir de 18 ans et sans limite. Notre doyenne a commencé à soixante-dix-neuf ans.

La première séance est un essai : on vient en chaussettes, on regarde ou l'on joue, et l'on décide après.

## Combien cela coûte-t-il ?

La cotisation, plus trente euros pour l'année. Personne ne doit renoncer pour une question d'argent : parlez-en à Solange,
*cela reste entre elle et vous*.
`,
    },
    {
      title: 'Stage de masque : voir le monde par deux petits trous',
      description: 'Un week-end avec Pulcinella, Arlequin et quelques courbatures.',
      at: last(2, 18, 9),
      types: ['ATELIER'],
      picture: { scene: 'masks', palette: 'gold' },
      text: `
Sous un masque, le visage ne sert plus à rien ; alors **le corps se met à parler**. Quatorze stagiaires l'ont découvert ce
week-end avec la comédienne Ornella Bassani, venue avec une malle de cuirs noirs et un accent qui donnait faim.

Samedi : marcher. Seulement marcher. *Quatre heures.* Dimanche : tomber, se relever, saluer une personne que l'on n'a pas
vue.

> Le masque ne cache rien. Il grossit. Si tu triches, il le dit à tout le monde.
> — Ornella Bassani

Les masques repartent avec elle ; les courbatures sont restées ici.
`,
    },
    {
      title: 'Les Lucioles montent « L’Oiseau bleu »',
      description: 'Dix-sept enfants, vingt-deux rôles, un chat qui a le trac.',
      at: last(6, 13, 16, 30),
      types: ['ATELIER', 'ADO'],
      picture: { scene: 'moonLadder', palette: 'sky' },
      text: `
Dans la pièce de Maeterlinck, deux enfants partent chercher l'Oiseau bleu avec le Pain, le Sucre, le Feu, l'Eau, le Chien et
la Chatte. Chez nous, **le Sucre a perdu une dent** la veille de la représentation et n'en a été que plus convaincant.

La Chatte, six ans et demi, ne voulait plus entrer. Le Chien l'a prise par la patte et l'a présentée au public :
« *C'est Louison, elle a le trac, mais elle est gentille.* » La salle a fait silence, Louison a fait la révérence, et la
pièce a repris.

C'était le plus beau moment de l'année. Il n'était pas dans le texte.
`,
    },
    {
      title: 'On a éteint la lumière pour apprendre à l’allumer',
      description: 'Retour sur le stage de régie : neuf stagiaires, vingt-quatre projecteurs, un fusible.',
      at: last(4, 21, 19),
      types: ['ATELIER'],
      picture: { scene: 'spots', palette: 'ink' },
      author: 'billetterie',
      text: `
Comment fait-on l'aube avec six projecteurs ? L'orage avec deux ? L'amour avec un seul ?

Neuf stagiaires ont passé trois jours dans le noir avec Gaspard. Au programme : monter sur une échelle (*on commence
par en descendre*), poser une gélatine, écrire une conduite, et surtout **ne toucher à rien quand tout va bien**.

## Trois choses à retenir

1. La lumière se voit sur ce qu'elle touche, jamais dans l'air.
2. Un noir, cela se prépare ; une panne, cela se joue.
3. Le fusible de rechange est *dans la boîte de fusibles de rechange*, qui se trouve désormais ailleurs que dans le noir.
`,
    },
    {
      title: 'Les Ados ont choisi leur pièce, après trois tours de scrutin',
      description: 'Et un quatrième, parce que le troisième était « pour rire ».',
      at: dayFromNow(-24, 18, 30),
      types: ['ADO', 'ATELIER'],
      picture: { scene: 'gascon', palette: 'bottle' },
      text: `
Il y avait sur la table *Les Trois Mousquetaires*, *Roméo et Juliette* et une pièce écrite par eux, intitulée
*Le Surveillant est un vampire*. Après trois tours, une suspension de séance et l'intervention d'une grande sœur,
**le groupe a choisi… les trois**.

On suivra donc, en juin, les aventures d'un mousquetaire amoureux au collège. Le titre provisoire tient sur deux lignes.

La lecture des premières scènes aura lieu mercredi. Les parents sont invités à la fin seulement, « *quand ce sera bien* ».
`,
    },
  ];
}
