import type { DemoCalendar } from '../demo-calendar';
import { demoDates } from '../demo-shows';
import type { DemoPiece } from './demo-piece';

/** The current play: its future dates are those of its show. */
export function dindon(calendar: DemoCalendar): DemoPiece {
  const { rehearsal: _, ...evenings } = demoDates(calendar);
  return {
    title: 'Le Dindon',
    by: ['feydeau'],
    genre: 'vaudeville',
    minutes: 130,
    men: [9, 11, 13],
    women: [6, 6, 7],
    resume: `
Pontagnac suit les dames dans la rue. Celle d'aujourd'hui, Lucienne, est la femme d'un ami, et fidèle, à une
condition : que son mari le soit aussi. Il n'en faut pas plus pour que tout le monde se retrouve, le soir, dans la
même chambre d'hôtel.

Un lit à sonnettes, une Anglaise de Marseille, un médecin-major et sa femme sourde : créée au Palais-Royal en
février 1896, la pièce est réglée comme une montre. À la fin, un seul homme aura été attrapé, celui qui courait.
`,
    played: {
      type: 'ADULTE',
      days: [
        '1992-11-06',
        '1992-11-07',
        '1992-11-13',
        '1992-11-14',
        ...Object.values(evenings).map(({ date }) => date),
      ],
      cast: [
        ['Pontagnac', 'Suit les dames dans la rue', 'Lucien Bonnafous'],
        ['Vatelin', 'Avoué, qui ne demandait rien à personne', 'Émile Jourdain'],
        ['Lucienne', 'Sa femme, qui n’en pense pas moins', 'Sabine Roche'],
        ['Rédillon', 'Soupirant, fatigué d’avance', 'Théo Marchetti'],
        ['Clotilde Pontagnac', 'A des preuves', 'Nadia Ferrand'],
        ['Maggy Soldignac', 'Anglaise, à l’accent de la Canebière', 'Hélène Castagnier'],
        ['Soldignac', 'Son mari, toujours pressé', 'Baptiste Lemercier'],
        ['Armandine', 'Attend quelqu’un', 'Clara Vasseur'],
        ['Pinchard', 'Médecin-major, en voyage d’anniversaire', 'Gérard Puech'],
        ['Madame Pinchard', 'Sourde comme il n’est pas permis', 'Solange Pruvost'],
        ['Gérome', 'Vieux valet de Rédillon', 'Fernand Aubrac'],
      ],
    },
  };
}
