import { parisMoment } from '#common/base/paris-time';
import type { DemoNewsItem } from './demo-news-item';

/** The first years, as told by participants. */
export const memories: readonly DemoNewsItem[] = [
  {
    title: 'Onze personnes, une table, trois chaises',
    description: "Le 6 octobre 1984, l'association naît dans une arrière-salle. Récit de la soirée.",
    at: parisMoment(1984, 10, 6, 21),
    types: ['DIVERS'],
    picture: { scene: 'vigil', palette: 'ink' },
    text: `
Il y avait onze personnes, une table et trois chaises. Les huit autres sont restées debout, ce qui, de l'avis général,
a beaucoup raccourci la réunion.

À vingt et une heures dix, le samedi **6 octobre 1984**, l'association *Les Amis de la Scène* était déclarée née.
À vingt et une heures quinze, on se disputait déjà sur le choix de la première pièce.

## Ce que dit le procès-verbal

1. La cotisation est fixée à quarante francs, « payables en deux fois par ceux qui préfèrent ».
2. Nul ne peut être à la fois président, trésorier et jeune premier.
3. Le rideau sera rouge.

Le troisième point a été voté à l'unanimité. C'est, à ce jour, le seul dans toute l'histoire de l'association.

> Nous n'avions ni salle, ni argent, ni texte. Mais nous avions déjà un souffleur.
> — Étienne Aubrac, premier président
`,
  },
  {
    title: 'Le premier rideau était en draps de lit',
    description: 'Souvenir de la toute première représentation : « Le Médecin malgré lui », en mai 1985.',
    at: parisMoment(1985, 5, 18, 22, 30),
    types: ['ADULTE'],
    picture: { scene: 'backcloth', palette: 'red' },
    text: `
Vingt-deux draps de lit, offerts par autant de familles et teints en rouge dans la lessiveuse de Mme Puech : voilà
le premier rideau de la troupe. Il est resté rose.

On jouait *Le Médecin malgré lui*. La salle comptait quatre-vingt-une chaises et **cent douze spectateurs** ; les
différences se sont assises sur les rebords de fenêtre.

Au troisième acte, Sganarelle s'est appuyé sur le décor. Le décor, non prévenu, l'a suivi. La salle a cru à un effet
de mise en scène et a fait recommencer.

Recette de la soirée : 1 340 francs, un parapluie et un gant gauche, que nous tenons toujours à disposition.
`,
  },
  {
    title: 'Le chien de la mairie entre en scène',
    description: "Il n'était pas dans la distribution. Il a eu le dernier mot.",
    at: parisMoment(1987, 3, 14, 23),
    types: ['ADULTE'],
    picture: { scene: 'departure', palette: 'gold' },
    text: `
C'était la seconde représentation de *La Poudre aux yeux*. Au moment où M. Malingear lève son verre, la porte du fond,
que l'on avait oublié de fermer, a livré passage à **Sultan**, chien de la mairie, quatre ans, sans aucune expérience
du théâtre.

Sultan a traversé le salon, flairé le maître de maison, goûté le rôti (en carton) et s'est couché sur la robe de
Mme Ratinois, qui avait encore trois scènes à jouer debout.

Personne n'est sorti de son rôle. « Tiens, vous avez un nouveau domestique », a improvisé Étienne Aubrac. Bien des années
plus tard, la réplique est toujours dans notre brochure, écrite au crayon dans la marge.

Depuis, le règlement intérieur précise que __la porte du fond est vérifiée deux fois__.
`,
  },
  {
    title: '« Le Mariage de Figaro » sous l’orage',
    description: "L'été du bicentenaire, cinq actes en plein air. Le ciel n'en a laissé jouer que quatre.",
    at: parisMoment(1989, 7, 14, 23, 30),
    types: ['ADULTE'],
    picture: { scene: 'moonLadder', palette: 'night' },
    text: `
Jouer Beaumarchais un 14 juillet, deux cents ans après : l'idée était belle. Le ciel a donné son avis au début du
cinquième acte, juste après « *Ô femme ! femme ! femme ! créature faible et décevante…* ».

Le premier éclair a été applaudi. Le deuxième a éteint la sono. Au troisième, Figaro a fini son monologue dans le noir,
à la lueur de **quatorze lampes de poche** tenues par le public.

- Costumes perdus : aucun, mais trois ont rétréci.
- Perruques perdues : deux. L'une a été retrouvée en septembre, habitée.
- Spectateurs partis avant la fin : *zéro*.

Nous devons toujours le cinquième acte aux gens de ce soir-là. Qu'ils se fassent connaître.
`,
  },
  {
    title: '1992 : notre premier « Dindon »',
    description: 'Cinq portes, quatre représentations, et un valet qui a sauvé la première.',
    at: parisMoment(1992, 11, 21, 22),
    types: ['ADULTE'],
    picture: { scene: 'doors', palette: 'gold' },
    edited: { by: 'admin', hoursLater: 26 },
    text: `
*Le Dindon* est entré au répertoire de la troupe en novembre **1992**, avec cinq portes construites en trois semaines
par des gens qui n'en avaient jamais construit.

Le soir de la première, la porte numéro trois s'est bloquée, Pontagnac derrière. Fernand Aubrac, qui jouait Gérome, le
vieux valet, et qui n'avait rien à faire là avant dix minutes, est entré, a salué, a forcé la serrure avec le tisonnier et
a annoncé d'une voix égale :

> Monsieur est servi. Monsieur est même coincé.

La salle a tant ri que l'on a gardé la réplique les trois soirs suivants. La porte numéro trois, elle, a été conservée :
elle sert aujourd'hui d'entrée à la réserve des costumes, et elle coince toujours.
`,
  },
  {
    title: 'Deux Tchekhov pour le prix d’un samovar',
    description: '« L’Ours » et « Une demande en mariage », réunis en une soirée.',
    at: parisMoment(1995, 2, 4, 21, 30),
    types: ['ADULTE'],
    picture: { scene: 'proposal', palette: 'bottle' },
    text: `
Deux comédies en un acte, trois comédiens chacune, un seul canapé : la soirée Tchekhov est née d'un budget décor de
**deux cents francs**, entièrement dépensé dans un samovar qui fuyait.

Entre les deux pièces, le même salon devait changer de propriétaire. On a retourné le tapis, déplacé le portrait de la
grand-mère et servi du thé au public. L'entracte a duré cinquante minutes ; c'est la partie dont les gens parlent encore.

Le samovar, ressoudé, sert chaque année à la galette.
`,
  },
  {
    title: 'Le soir où nous avons joué pour neuf personnes',
    description: 'Le 12 juillet 1998, il y avait autre chose à la télévision.',
    at: parisMoment(1998, 7, 12, 23, 45),
    types: ['ADULTE', 'DIVERS'],
    picture: { scene: 'spots', palette: 'sky' },
    text: `
La date avait été fixée en janvier. En janvier, personne n'avait pensé à la finale de la Coupe du monde.

Le dimanche **12 juillet 1998**, à vingt et une heures, nous étions huit en scène devant **neuf spectateurs**, dont deux
qui s'étaient trompés de salle et sont restés par politesse. Nous avons joué *Les Précieuses ridicules* sans rien couper.

À l'entracte, le gardien est venu donner le score. Au tomber de rideau, les klaxons couvraient les applaudissements, et
nous avons salué trois fois, convaincus qu'ils étaient pour nous.

> C'est le meilleur public que nous ayons eu : il n'avait vraiment aucune excuse pour venir.
> — Mireille Puech, qui jouait Magdelon
`,
  },
  {
    title: 'La tempête a pris le toit, pas le moral',
    description: 'Décembre 1999 : une bâche, quarante bénévoles, et la générale a eu lieu.',
    at: parisMoment(1999, 12, 29, 18),
    years: [1999, 2000],
    types: ['DIVERS'],
    picture: { scene: 'umbrellas', palette: 'ink' },
    text: `
Dans la nuit du 27 décembre, la tempête a emporté soixante mètres carrés de tuiles au-dessus du plateau. Le décor d'*Un
chapeau de paille d'Italie* était dessous, fraîchement peint.

Le lendemain à huit heures, **quarante bénévoles** formaient la chaîne. Le surlendemain, une bâche bleue couvrait le trou
et l'on répétait en anoraks.

## Bilan

- un mur de salon à repeindre (le papier peint a choisi la liberté) ;
- seize chaises à recoller ;
- *un* chapeau de paille, par miracle, parfaitement sec.

La pièce a été jouée en mars 2000, comme prévu. La bâche figure au générique.
`,
  },
  {
    title: 'Été 2003 : on répète à la cave',
    description: 'Trente-neuf degrés sur le plateau, dix-sept sous terre : le choix a été vite fait.',
    at: parisMoment(2003, 8, 9, 19),
    types: ['ADULTE'],
    picture: { scene: 'lanternLight', palette: 'gold' },
    text: `
Trente-neuf degrés sur le plateau mardi soir. Les costumes de *La Locandiera* comptent en moyenne **quatre jupons**.
La troupe a voté, à main levée et sans débat, pour la cave.

On y répète depuis une semaine, entre le casier à bouteilles et le vieux tableau électrique. L'acoustique est médiocre,
la température excellente, et l'on ne peut plus reculer de plus de trois pas, ce qui a beaucoup amélioré les apartés.

Reprise sur le plateau dès que le thermomètre voudra bien saluer.
`,
  },
  {
    title: '« La Locandiera » : Mirandoline a tenu tête à tout le monde',
    description: 'Quatre représentations combles, et une mandoline retrouvée au grenier.',
    at: parisMoment(2005, 4, 24, 20),
    types: ['ADULTE'],
    picture: { scene: 'coquette', palette: 'rose' },
    text: `
Goldoni disait vouloir montrer « *la cruauté barbare* » des femmes qui se moquent des hommes. À en juger par les rires,
la cruauté a bien vieilli.

**Quatre représentations, quatre salles combles**, et une découverte : la mandoline du deuxième acte, achetée deux cents
francs chez un brocanteur en 1986, est un bel instrument que le luthier de passage a refusé de réparer sans s'asseoir
d'abord.

Un merci particulier à Claudine Vasseur, Mirandoline d'une soirée à l'autre, qui a repassé elle-même, en scène et
pour de bon, **soixante-douze serviettes**.
`,
  },
];
