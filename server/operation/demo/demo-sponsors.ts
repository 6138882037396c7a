import { slugOf } from '#common/base/slug';
import type { WriteTransaction } from '../../platform/database/transaction';
import { typographic } from '../../content/settings/text-markup';
import { addSponsor } from '../../content/sponsor/sponsor-repository';
import { demoUuid } from './demo-people';

const founding = new Date('2012-09-01T10:00:00Z');

/** The partners of the demo association. */
const sponsors = [
  {
    name: 'Ville de Vaubrun',
    description:
      'Prête la salle des fêtes douze soirs par an, et la laisse ouverte la veille pour le montage.',
    link: 'vaubrun.example',
  },
  {
    name: 'Boulangerie Lefèvre',
    description:
      "Fournit l'entracte depuis 1991 : quatre cents parts de tarte aux pommes, à ce jour sans une plainte.",
    link: 'boulangerie-lefevre.example',
  },
  {
    name: 'Menuiserie Oudin & filles',
    description:
      'Le bois des onze portes, un escalier qui ne mène nulle part et le balcon de Roxane : tout ce qui tient debout vient de chez elles.',
  },
  {
    name: 'Garage de la Halle',
    description: 'Le camion des décors, deux fois par saison, avec son chauffeur quand il ne joue pas.',
    link: 'garage-halle.example',
  },
];

/** Adds the partners of the demo association. */
export async function addDemoSponsors(transaction: WriteTransaction): Promise<void> {
  for (const [rank, { name, description, ...rest }] of sponsors.entries())
    await addSponsor(transaction, {
      uuid: demoUuid(`partenaire ${name}`, founding),
      slug: slugOf(name),
      name: typographic(name),
      description: typographic(description),
      ...rest,
      rank,
      visible: true,
      version: 'demo',
    });
}
