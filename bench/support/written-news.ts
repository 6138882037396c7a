import { slugOf } from '#common/base/slug';
import { seededRandom } from '#common/drawing/random';
import { type GeneratedNews, newsOf } from './rows';

const syllables =
  'ba be bi bo bri ca ce cha che co cou da de di dra fa fe fi fou ga gé gra ha hé jeu la le lé li lou ma me mé mi mo na né no pa pe pi pla pré qui ra ré ri ro sa sé si so ta té ti tou va ve vi zé'.split(
    ' ',
  );
const endings = ['nt', 's', 'r', 'tion', 'ment', 'ge', 'lle', 'ux', 'que', 'ssée'];
const common =
  'le la de des un une et à dans avec pour assemblée générale répétition troupe salle public soirée avare malade imaginaire fourberies scapin molière'.split(
    ' ',
  );

/** News with texts of as many different words as an archive has: few of them frequent, most of them rare. */
export function writtenNewsOf(count: number): readonly GeneratedNews[] {
  const random = seededRandom(`written news ${count}`);
  const vocabulary = Array.from({ length: 20_000 }, () => wordOf(random));
  const word = () => {
    const [often, seldom] = [random(), random()];
    const from = often < 0.5 ? common : vocabulary;
    return from[Math.floor(seldom * seldom * from.length)] ?? '';
  };
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  return newsOf(count).map(({ row, body }) => {
    const title = `${phrase(5)} ${row.years[0]}`;
    const text = { type: 'text', content: phrase(160) } as const;
    return {
      row: { ...row, title, slug: slugOf(`${title} ${row.uuid}`), description: phrase(18) },
      body: { ...body, content: { type: 'adls-text', content: [{ type: 'p', content: [text] }] } },
    };
  });
}

function wordOf(random: () => number): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const length = 1 + Math.floor(random() * 3);
  return Array.from({ length }, () => pick(syllables)).join('') + pick(endings);
}
