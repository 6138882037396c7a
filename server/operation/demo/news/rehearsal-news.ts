import type { DemoCalendar } from '../demo-calendar';
import type { DemoNewsItem } from './demo-news-item';

/** Behind the scenes of the current show. */
export function rehearsalNews({ dayFromNow }: DemoCalendar): DemoNewsItem[] {
  return [
    {
      title: 'Première lecture autour de la table',
      description: 'Douze brochures, trois carafes, deux heures cinquante de rires.',
      at: dayFromNow(-67, 22, 30),
      types: ['ADULTE'],
      picture: { scene: 'supper', palette: 'gold' },
      text: `
On a lu **tout Le Dindon** hier soir, à voix haute, assis, sans jouer. Enfin : *en essayant* de ne pas jouer. Au milieu du
deuxième acte, quatre personnes étaient debout et une cinquième sous la table.

Durée : deux heures cinquante. Roland voudrait deux heures dix. « On ne coupera rien, a-t-il prévenu. On ira plus vite. »

Prochaine étape : apprendre le texte pour la fin du mois. Les paris sont ouverts.
`,
    },
    {
      title: 'Onze portes et pas une qui ferme',
      description: 'À l’atelier décor, on découvre que Feydeau était aussi menuisier.',
      at: dayFromNow(-26, 11),
      types: ['ADULTE'],
      picture: { scene: 'doors', palette: 'cream' },
      edited: { by: 'admin', hoursLater: 5 },
      text: `
Un vaudeville, c'est de l'horlogerie en contreplaqué. Celui-ci compte **onze portes** : trois au premier acte, cinq à
l'hôtel, trois chez Rédillon. Elles doivent s'ouvrir en silence, se refermer avec bruit et *rester fermées entre les deux*.

## Où en est-on ?

1. Les onze châssis sont debout. Aucun n'est d'équerre ; ils le sont tous de la même façon, ce qui revient au même.
2. Les serrures sont posées, sauf une, que l'on a posée à l'envers et que l'on garde : on entend mieux le *clac*.
3. La peinture commence samedi. Papier peint à rayures pour l'hôtel Ultimus : **quatre-vingts mètres** à tracer à la main.

### On cherche

- des bras, le samedi à partir de neuf heures (le café est prêt à huit heures quarante-cinq) ;
- deux poignées en porcelaine ;
- quelqu'un qui sache *vraiment* tracer une ligne droite.

Les enfants sont les bienvenus : il y a des mètres carrés de bas de mur à leur hauteur.
`,
    },
    {
      title: 'Pontagnac a minci, ou bien le gilet a grandi',
      description: 'Première séance d’essayage : épingles, soupirs et miracles.',
      at: dayFromNow(-16, 21),
      types: ['ADULTE'],
      picture: { scene: 'cloakroom', palette: 'rose' },
      text: `
L'atelier costumes tenait hier sa première séance d'essayage. Vingt-quatre tenues, **trois cents épingles**, une seule
blessure (la mannequin, qui ne s'est pas plainte).

- Le gilet de Pontagnac, taillé en juin, bâille de partout. Lucien jure qu'il n'a pas maigri. Le gilet non plus n'a rien dit.
- Le chapeau de Mme Pinchard porte onze cerises, un oiseau et *une petite charrette*. On réfléchit à retirer la charrette.
- Maggy aura son ulster à carreaux : il vient d'un grenier, il sent la naphtaline et il est parfait.

> Un costume, on doit l'oublier au bout de cinq minutes. Celui qui le porte, en revanche, jamais.
> — Claudine Vasseur, cheffe d'atelier
`,
    },
    {
      title: 'Pourquoi Maggy a l’accent de Londres et de la Canebière',
      description: 'Petite leçon de phonétique avec Hélène Castagnier.',
      at: dayFromNow(-12, 18, 45),
      types: ['ADULTE'],
      picture: { scene: 'coquette', palette: 'bottle' },
      text: `
Feydeau l'a voulue ainsi : Maggy Soldignac est anglaise *et* son mari est de Marseille. Elle a donc appris le français
là-bas. Résultat : un accent qui n'existe nulle part et qu'il faut **inventer sans se moquer**.

Hélène a travaillé avec deux amis, l'un de Brighton, l'autre de l'Estaque. « J'enregistre la même phrase par l'un, puis
par l'autre, et je marche au milieu. »

Exercice à faire chez soi, à voix haute, en bombant le torse :

> *Oh ! peuchère, my dear, il fait un froid de lioup !*

Si votre voisin frappe au mur, c'est que le volume est bon.
`,
    },
    {
      title: 'La sonnerie du matelas sonne enfin',
      description: 'Trois semaines de bricolage pour quatre secondes de comédie.',
      at: dayFromNow(-3, 20, 15),
      types: ['ADULTE'],
      picture: { scene: 'lanternLight', palette: 'ink' },
      author: 'billetterie',
      text: `
Tout le deuxième acte repose sur un piège : des **sonnettes glissées sous un matelas**, qui doivent trahir le couple dès
qu'il se couche. Sauf que ce ne sont pas les bonnes personnes qui se couchent, et que l'une d'elles est sourde.

Il fallait donc une sonnerie qui se déclenche au bon moment, *et seulement au bon moment*.

1. **Premier essai** : un poussoir de porte. Il sonnait dès qu'on entrait dans la chambre.
2. **Deuxième essai** : un tapis d'alarme. Il sonnait jusqu'à la fin de l'acte.
3. **Troisième essai** : Gaspard, en coulisse, l'œil à la fente, le doigt sur le bouton.

C'est le troisième qui a été retenu. La technique est fiable, réagit à l'humour et ne prend pas de piles.
`,
    },
    {
      title: 'Répétition publique : merci d’avoir ri au mauvais endroit',
      description: 'Vous étiez trente-huit dans la salle. Vous avez tout changé.',
      at: dayFromNow(-9, 10, 20),
      types: ['ADULTE'],
      picture: { scene: 'spots', palette: 'night' },
      text: `
**Trente-huit spectateurs** sont venus dimanche voir travailler la troupe sur le deuxième acte. Merci : c'est en vous
écoutant que nous avons compris où était la scène.

Là où nous pensions faire rire, vous avez souri. Là où nous courions sans y penser, vous avez éclaté. Roland a noté
**onze rires imprévus** et veut les garder tous.

Deux questions sont revenues :

- *Est-ce qu'elle fait vraiment semblant de ne pas entendre ?* Oui. C'est même tout le rôle.
- *Est-ce que le lit est solide ?* Nous l'espérons.
`,
    },
  ];
}
