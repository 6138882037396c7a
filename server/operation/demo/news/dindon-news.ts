import { fullDay, hourInWords } from '#common/base/dates';
import type { DemoCalendar } from '../demo-calendar';
import type { DemoNewsItem } from './demo-news-item';
import { demoCategories, demoDates, demoPrices } from '../demo-shows';

const HOUR = 3_600_000;
/** Not yet published during a visit to the demo, but published automatically before the day is over. */
const SOON = 0.9 * HOUR;

const tariffs = demoCategories
  .map(({ slug, name, description }) => {
    const whom = description ? ` (${description.toLowerCase()})` : '';
    return `- ${name.toLowerCase()}${whom} : ${demoPrices[slug]} €`;
  })
  .join('\n');

/** The current show, from its announcement to news not yet published. */
export function dindonNews(calendar: DemoCalendar): DemoNewsItem[] {
  const { now, premiere, matinee, dayFromNow } = calendar;
  const { tonight, second, premiere: bookable } = demoDates(calendar);
  const evening = (date: Date) => `${fullDay(date)} à ${hourInWords(date)}`;
  return [
    {
      title: 'Le comité de lecture a choisi : ce sera « Le Dindon »',
      description: 'Dix-neuf pièces lues, trois finalistes, un gallinacé.',
      at: dayFromNow(-178, 19),
      types: ['ADULTE'],
      picture: { scene: 'hat', palette: 'bottle' },
      text: `
Le comité de lecture s'est réuni sept fois, a lu **dix-neuf pièces** et mangé un nombre comparable de gâteaux. Après un
dernier tour serré contre Labiche, c'est Feydeau qui l'emporte : la troupe montera *Le Dindon*.

Créée au Palais-Royal le 8 février 1896, la pièce raconte comment un mari qui poursuit les femmes des autres finit, en
trois actes, par être le seul attrapé. Il faut pour la jouer de la vitesse, de la mémoire et **beaucoup de portes**.

Les plus anciens s'en souviennent : nous l'avions déjà jouée en 1992. La porte numéro trois coince encore.
`,
    },
    {
      title: 'Qui joue qui dans « Le Dindon »',
      description: 'La distribution est connue. Deux maris, trois soupirants et une sonnette.',
      at: dayFromNow(-74, 12),
      types: ['ADULTE'],
      picture: { scene: 'masks', palette: 'red' },
      text: `
Après deux soirées d'auditions où l'on a beaucoup claqué les portes (il n'y en avait pas encore, on faisait le bruit avec la
bouche), la distribution est arrêtée.

- **Pontagnac**, qui suit les dames dans la rue : Lucien Bonnafous
- **Vatelin**, qui ne demandait rien à personne : Émile Jourdain
- **Lucienne**, sa femme, qui n'en pense pas moins : Sabine Roche
- **Rédillon**, fatigué d'avance : Théo Marchetti
- **Clotilde Pontagnac**, qui a des preuves : Nadia Ferrand
- **Maggy Soldignac**, *made in Marseille* : Hélène Castagnier
- **Soldignac**, toujours pressé : Baptiste Lemercier
- **Armandine**, qui attend quelqu'un : Clara Vasseur
- **Pinchard**, médecin-major : Gérard Puech
- **Mme Pinchard**, sourde comme il n'est pas permis : Solange Pruvost
- **Gérome**, vieux valet : Fernand Aubrac, qui tient le rôle depuis 1992 et n'a plus besoin de maquillage

Mise en scène : Roland Castelnau. Régie, bruits de sonnette et calme olympien : Gaspard Thévenot.
`,
    },
    {
      title: 'L’affiche du « Dindon » est là',
      description: 'Rouge, or, et pas une plume. On vous explique.',
      at: dayFromNow(-33, 17, 30),
      types: ['ADULTE'],
      picture: { scene: 'doors', palette: 'red' },
      text: `
Pas un volatile à l'horizon : sur l'affiche de cette année, il n'y a qu'**une porte entrebâillée**, un rai de lumière et
l'ombre d'un chapeau melon.

« Le dindon, c'est celui qui regarde l'affiche et qui veut savoir qui est derrière », dit Roland Castelnau, le metteur en
scène. Le conseil d'administration, qui aurait bien aimé un dindon, s'est incliné par neuf voix contre deux.

Deux cents exemplaires attendent des vitrines accueillantes. Passez en prendre à la permanence, le mercredi de dix-huit à
vingt heures, et **demandez toujours avant de scotcher**.
`,
    },
    {
      title: 'La billetterie du « Dindon » est ouverte',
      description: `Première le ${fullDay(premiere)}. Cent vingt places par séance : ne tardez pas.`,
      at: dayFromNow(-20, 9, 30),
      types: ['ADULTE'],
      picture: { scene: 'billet', palette: 'gold' },
      edited: { by: 'resa', hoursLater: 31 },
      text: `
Trois actes, onze portes, une sonnette sous un matelas : *Le Dindon* de Georges Feydeau vous attend à la **salle des fêtes
de Vaubrun**, derrière l'église.

## Les séances

- ${evening(tonight.date)} : avant-première
- ${evening(premiere)} : **première**
- ${evening(matinee)} : en matinée, pour les lève-tôt et les grands-parents
- ${evening(second.date)}

## Les tarifs

${tariffs}

Le placement est libre. Les portes ouvrent trois quarts d'heure avant le lever du rideau ; la buvette aussi, ce n'est pas
un hasard.

[Réserver pour la première](/reservations/reserver/${bookable.uuid})
`,
    },
    {
      title: 'Lucienne dit non pendant trois actes',
      description: 'Rencontre avec Sabine Roche, qui joue la femme la plus poursuivie du répertoire.',
      at: dayFromNow(-6, 18),
      types: ['ADULTE'],
      picture: { scene: 'proposal', palette: 'rose' },
      text: `
*Elle est infirmière, elle joue avec nous depuis 2011, et elle a déjà giflé Lucien Bonnafous quarante-trois fois depuis
septembre. Avec son accord.*

### On dit que Lucienne est un rôle de réaction…

> Non, c'est un rôle d'attente. Tout le monde parle d'amour autour d'elle et elle est la seule à poser une condition : la
preuve. C'est très moderne. Une femme qui demande des preuves, en 1896 !

### Le plus difficile ?

> Ne pas rire quand Solange n'entend rien. Au théâtre, la surdité, c'est une mécanique : si je souris une seule fois, tout
s'écroule. J'ai trouvé un truc : je pense à mes impôts.

### Et la gifle ?

> Réglée au millimètre par Roland. Le bruit, c'est Gaspard, en coulisse, avec un gant et un jambon.

Le jambon est offert par le boucher de la halle. Il sera mangé après la dernière.
`,
    },
    {
      title: 'Dernières consignes avant ce soir',
      description: 'Stationnement, vestiaire, retardataires : tout ce qu’il faut savoir en une minute.',
      at: new Date(Math.min(dayFromNow(0, 7, 30).getTime(), now.getTime() - HOUR)),
      types: ['ADULTE'],
      picture: { scene: 'cloakroom', palette: 'cream' },
      author: 'billetterie',
      text: `
Ce soir, c'est **l'avant-première** : la même pièce que la première, avec en plus le droit de voir trembler le décorateur.

1. **Stationnement** : gratuit, sur la place de la Halle. La place de l'église est réservée à la camionnette, qui ne recule
   plus.
2. **Billets** : sur le téléphone ou sur papier, les deux se scannent. Pas de réseau dans la salle ? Nous non plus, et cela
   fonctionne quand même.
3. **Portes** : elles ouvrent plus tôt que d'habitude, à l'heure écrite sur votre billet.
4. **Vestiaire** : gratuit. Gardez votre ticket ; l'an dernier, un manteau a changé trois fois de propriétaire.
5. **Retardataires** : entrée possible au premier noir, entre le salon et l'hôtel.
6. **Téléphones** : éteints. *La seule sonnette de la soirée est sous le matelas.*
`,
    },
    {
      title: 'Les portes s’ouvrent, venez comme vous êtes',
      description: 'L’avant-première du « Dindon », c’est maintenant.',
      at: new Date(now.getTime() + SOON),
      types: ['ADULTE'],
      picture: { scene: 'landing', palette: 'night' },
      author: 'billetterie',
      text: `
Les onze portes du décor sont fermées, **les deux de la salle sont ouvertes**. Gaspard est à l'entrée, son téléphone à
la main ; présentez-lui votre code, il répond « *bonne soirée* » en moins de temps qu'il n'en faut pour l'écrire.

Il reste quelques places au guichet. La tarte aux noix de la buvette, en revanche, est très surveillée.
`,
    },
    {
      title: 'Demandez le programme !',
      description: 'Huit pages, une devinette et la recette de la tarte aux noix.',
      at: dayFromNow(9, 10),
      types: ['ADULTE'],
      picture: { scene: 'billet', palette: 'bottle' },
      text: `
Le programme du *Dindon* sort de l'imprimerie. Huit pages : la distribution, l'histoire de la pièce, le plan des onze portes
et **une devinette** dont la réponse est cachée dans le décor du deuxième acte.

En page sept, à la demande générale et après des années de négociations, *la recette de la tarte aux noix*.

Prix libre à l'entrée. Les enfants qui trouvent la réponse repartent avec une plume.
`,
    },
    {
      title: 'Rideau ! Ce qu’il faut savoir pour la première',
      description: `Rendez-vous le ${fullDay(premiere)}, dès l’ouverture des portes.`,
      at: new Date(premiere.getTime() - 3 * 24 * HOUR),
      types: ['ADULTE'],
      picture: { scene: 'curtain', palette: 'red' },
      text: `
Plus que trois jours. La salle est chauffée depuis mardi, la sonnette a des piles neuves et la porte numéro trois a été
**savonnée** (elle coince un peu moins, mais elle sent bon).

- Ouverture des portes : trois quarts d'heure avant la séance.
- Durée : deux heures dix, plus un entracte de vingt minutes.
- Accès de plain-pied ; deux emplacements pour fauteuils roulants au premier rang.

À ${hourInWords(premiere)} précises, on frappe les trois coups. À vingt heures trente et une, Pontagnac entre, et les ennuis
commencent.
`,
    },
  ];
}
