import { parisMoment } from '#common/base/paris-time';
import type { DemoNewsItem } from './demo-news-item';

/** The seasons before this one. */
export const pastSeasons: readonly DemoNewsItem[] = [
  {
    title: '« Le Malade imaginaire » se porte bien',
    description: 'Deux dates supplémentaires, à la demande générale.',
    at: parisMoment(2018, 4, 9, 19),
    types: ['ADULTE'],
    picture: { scene: 'sickRoom', palette: 'cream' },
    text: `
Les quatre premières représentations ont affiché complet et Argan va de mieux en mieux. La troupe ajoute donc **deux
dates**, le vendredi et le samedi de la semaine prochaine.

Le fauteuil roulant du premier acte, prêté par un musée voisin, doit être rendu avant mai. Après cette date, le malade
jouera debout.

Rappel aux spectateurs du premier rang : le clystère est *presque* vide.
`,
  },
  {
    title: 'Le chapeau de paille a été mangé par une vraie chèvre',
    description: '« Un chapeau de paille d’Italie », dernier week-end. La chèvre remercie le public.',
    at: parisMoment(2019, 6, 2, 23),
    types: ['ADULTE'],
    picture: { scene: 'hat', palette: 'gold' },
    text: `
Dans la pièce de Labiche, c'est un cheval. Nous n'avions pas de cheval.

**Biquette**, deux ans, prêtée par la ferme des Aulnes, devait mâchonner un chapeau en raphia au lever du rideau. Samedi,
elle a mangé le chapeau, le bouquet de la mariée et un coin du livret de famille, puis s'est endormie devant le trou du
souffleur, qui a dû souffler par-dessus.

Toute la noce a joué autour d'elle pendant cinq actes. On ne remercie jamais assez les éclairagistes, qui ont fait de cette
chèvre *une présence*.
`,
  },
  {
    title: 'Rideau baissé, lumières allumées',
    description: 'Les représentations du printemps sont reportées. Voici comment nous restons ensemble.',
    at: parisMoment(2020, 3, 16, 12),
    types: ['DIVERS'],
    picture: { scene: 'curtain', palette: 'ink' },
    author: 'admin',
    text: `
Les trois représentations de *La Cagnotte* prévues ce printemps sont **reportées**. Les places payées seront remboursées ;
vous n'avez rien à faire.

La salle est fermée, mais nous laissons une lampe allumée au milieu du plateau, comme le font tous les théâtres du monde :
on l'appelle *la servante*, et elle veille quand il n'y a personne.

> Un théâtre vide n'est pas un théâtre fermé. C'est un théâtre qui attend.

Prenez soin de vous. Nous gardons vos places.
`,
  },
  {
    title: 'Du théâtre au bout du fil',
    description: 'Un soir par semaine, un comédien vous appelle et vous lit une scène.',
    at: parisMoment(2021, 2, 3, 17),
    types: ['DIVERS'],
    picture: { scene: 'strings', palette: 'night' },
    text: `
Depuis trois semaines, chaque mercredi, **douze comédiens** décrochent leur téléphone et lisent une scène à qui la demande.
Cent soixante et un appels déjà.

- Durée : dix minutes, un peu plus si la conversation s'engage (elle s'engage).
- Auteurs les plus demandés : Feydeau, Musset et, à la surprise générale, *l'annuaire des marées*.

Pour s'inscrire, un message avec un prénom, un numéro et l'envie du moment : rire, pleurer, ou « comme vous voulez ».
`,
  },
  {
    title: 'Enfin : « Un fil à la patte »',
    description: 'Deux ans d’attente, trois représentations, une ovation.',
    at: parisMoment(2022, 5, 15, 20),
    types: ['ADULTE'],
    picture: { scene: 'billet', palette: 'rose' },
    text: `
À vingt heures trente-deux, vendredi, le rideau s'est levé pour la première fois depuis **huit cent un jours**. Avant la
première réplique, la salle s'est mise debout et a applaudi un salon vide.

Bouzin a dû attendre pour entrer. Il dit que cela ne l'a pas dérangé.

Trois représentations, 412 spectateurs, et une certitude retrouvée : un vaudeville, cela ne se joue pas *devant* un
public. Cela se joue *avec*.
`,
  },
  {
    title: 'Avis de recherche : le nez de Cyrano',
    description: 'Il mesure onze centimètres, il est en latex et il a disparu le soir de la dernière.',
    at: parisMoment(2023, 4, 3, 8, 30),
    types: ['ADULTE'],
    picture: { scene: 'gascon', palette: 'night' },
    edited: { by: 'contenu', hoursLater: 9 },
    text: `
C'est un roc, c'est un pic, c'est un cap… et il a disparu de sa boîte entre le salut et le démontage.

Signalement : **latex, onze centimètres, léger coup de soleil**. Valeur marchande faible, valeur sentimentale péninsulaire.

**Mise à jour** : retrouvé ! Le plus jeune des cadets de Gascogne, six ans, était rentré chez lui avec. Il l'a porté à
l'école lundi matin. Son institutrice nous écrit que « la tirade était sue ».
`,
  },
  {
    title: 'Quarante ans, quarante bougies, un extincteur',
    description: 'La fête du 6 octobre 2024 en huit instantanés.',
    at: parisMoment(2024, 10, 7, 18),
    types: ['DIVERS'],
    picture: { scene: 'ball', palette: 'red' },
    text: `
1. Dix-huit heures : les portes ouvrent. Elles coincent, comme il se doit.
2. Dix-huit heures trente : cinq des onze fondateurs sont là. Ils demandent trois chaises, *la plaisanterie ne s'use pas*.
3. Dix-neuf heures : exposition de costumes. Une dame reconnaît son drap de lit dans le rideau de 1985.
4. Vingt heures : une minute de silence pour Étienne Aubrac, tenue jusqu'à la trente-huitième seconde ; il aurait ri avant.
5. Vingt heures trente : *Le Médecin malgré lui*, avec les enfants de la distribution d'origine.
6. Vingt-deux heures : le gâteau, **quarante bougies**.
7. Vingt-deux heures une : l'extincteur. Plus de peur que de mal, et le gâteau se mangeait très bien du côté gauche.
8. Minuit : vote symbolique sur la couleur du rideau. Rouge, à l'unanimité moins une voix. Nous enquêtons.
`,
  },
  {
    title: '« Les Précieuses ridicules » à la sortie des cours',
    description: 'Le groupe des ados joue Molière avec des téléphones. Molière tient bon.',
    at: parisMoment(2025, 6, 8, 17, 45),
    types: ['ADO'],
    picture: { scene: 'coquette', palette: 'sky' },
    text: `
Cathos et Magdelon tiennent un compte de conseils de beauté, Mascarille est un faux influenceur, et **pas un mot du texte
n'a été changé**. C'était le pari des douze adolescents de l'atelier : tout est dans Molière, il suffit de lever les yeux de
l'écran.

La scène de l'impromptu (« *Au voleur ! au voleur ! au voleur ! au voleur !* ») a été filmée en direct par le public, à
qui l'on avait demandé, pour une fois, de **ne pas éteindre son téléphone**.

Prochain rendez-vous du groupe : une pièce d'aventures, s'ils arrivent à se mettre d'accord. Paris ouverts.
`,
  },
];
