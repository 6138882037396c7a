import { hourInWords, shortDate } from '#common/base/dates';
import { parseWireDate } from '#common/base/paris-time';
import { uuidPattern } from '#common/base/uuid';
import { encodeWire } from '#common/base/wire';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { referenceLists } from '#common/contract/content/reference-names';
import type { RevisionKind } from '#common/contract/content/revision';
import { aboutTextNoun } from '#common/nouns/about-text';
import { castWords, durationWords, totalWords } from '../../../text/casting';
import { knownAuthor } from './known-author';
import { richLines } from './rich-lines';

/** The content of a field in a version. */
export interface FieldWords {
  readonly name: string;
  readonly words: string;
  /**
   * Identifies the content: documents with the same words may look different, and authors are identified by their keys.
   */
  readonly mark: string;
  /** The uuid of a preview image. */
  readonly picture?: string;
}

/**
 * The content of each field of a version.
 * @param content the body of a PUT, as a form writes it or as a revision has it; or the thing as it was read
 * @param known the authors of the library: a version may name one by a key alone
 */
export function revisionFields(
  kind: RevisionKind,
  content: unknown,
  known: readonly PieceAuthor[] = [],
): readonly FieldWords[] {
  // Dates in the wire form, which a revision has and a form does not.
  const body = holder(JSON.parse(encodeWire(content ?? {})));
  return Object.entries(fields[kind]).flatMap(([name, tell]) => {
    const told = tell(body, known);
    if (told === null) return [];
    return [{ name, ...(typeof told === 'string' ? { words: told, mark: told } : told) }];
  });
}

type Body = Readonly<Record<string, unknown>>;

/** A string if words are the whole content. Null: this version leaves the field unchanged. */
type Tell = (body: Body, known: readonly PieceAuthor[]) => string | Omit<FieldWords, 'name'> | null;

const title: Tell = (body) => text(body['title']);
const years: Tell = (body) => list(body['years']).join(', ');
const appearance: Tell = (body) => dateWords(body['visibleFrom']) || null;

const document =
  (field: string): Tell =>
  (body) => ({ words: richLines(body[field]), mark: encodeWire(body[field] ?? null) });

const previewImage: Tell = (body) => {
  const { uuid, name } = holder(body['previewImage']);
  const picture = text(uuid);
  return picture === '' ? '' : { words: text(name), mark: picture, picture };
};

const authors: Tell = (body, known) => {
  const all = list(body['textAuthors'])
    .map(holder)
    .map((named): Body => ({ ...named, ...knownAuthor(known, named) }));
  return { words: all.map(authorWords).join(', '), mark: all.map(({ slug }) => text(slug)).join() };
};

const { fields: own } = aboutTextNoun;

const fields: Readonly<Record<RevisionKind, Readonly<Record<string, Tell>>>> = {
  news: {
    Titre: title,
    Chapeau: (body) => text(body['description']),
    Texte: document('content'),
    Miniature: previewImage,
    Années: years,
    'Types de spectacle': (body) => list(body['spectacleTypes']).map(typeWords).join(', '),
    Parution: appearance,
  },
  piece: {
    Titre: title,
    Auteurs: authors,
    Genre: (body) => text(body['genre']),
    Durée: ({ duration }) => (typeof duration === 'number' ? durationWords(duration) : ''),
    Résumé: document('resume'),
    Distribution: (body) => castOf(holder(body['charactersData'])),
    Représentations: (body) => performanceWords(holder(body['performance'])),
    Personnages: (body) => list(holder(body['performance'])['characters']).map(characterWords).join('\n'),
    Miniature: previewImage,
    Parution: appearance,
  },
  'about-text': { [own.title.label]: title, [own.content.label]: document('content') },
};

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const holder = (value: unknown): Body =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const joined = (words: readonly string[], between: string) =>
  words.filter((word) => word !== '').join(between);

function typeWords(type: unknown): string {
  const names: Readonly<Record<string, string>> = referenceLists['spectacle-types'];
  const code = text(holder(type)['code']);
  return names[code] ?? code;
}

/** A version may have only an author's slug. */
function authorWords({ firstname, name, slug }: Body): string {
  const told = joined([text(firstname), text(name)], ' ');
  if (told !== '') return told;
  if (uuidPattern.test(text(slug))) return 'Auteur inconnu';
  return text(slug).replace(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => gap.replace('-', ' ') + letter.toUpperCase(),
  );
}

function dateWords(value: unknown): string {
  const date = parseWireDate(text(value));
  return date === undefined ? '' : `${shortDate(date)}, ${hourInWords(date)}`;
}

function castOf(data: Body): string {
  const people = (name: string) => Number(data[name] ?? 0);
  const cast = {
    minMen: people('minMen'),
    maxMen: people('maxMen'),
    minWomen: people('minWomen'),
    maxWomen: people('maxWomen'),
    minTotal: people('minTotal'),
    maxTotal: people('maxTotal'),
    baseMen: people('baseMen'),
    baseWomen: people('baseWomen'),
    baseTotal: people('baseTotal'),
  };
  return `${totalWords(cast)} en tout\u00a0: ${castWords(cast)}`;
}

function performanceWords({ type, years: played, dates }: Body): string {
  const evenings = list(dates).map((evening) => dateWords(holder(evening)['date']));
  return joined([typeWords(type), list(played).join(', '), ...evenings], '\n');
}

function characterWords(character: unknown): string {
  const { name, description, actor } = holder(character);
  return joined([text(name), text(description), text(actor)], ' – ');
}
