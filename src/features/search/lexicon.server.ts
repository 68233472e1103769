import { fold } from '../../platform/fold.ts';
import type { ParsedWord } from './query.ts';
import {
  isFormOf,
  oneErrorAway,
  possibleRoots,
  relatedForms,
  SHORTEST_BASE,
  withAbstractNouns,
} from './word-forms.ts';

/** A connection or a pool of `pg`. Statements have names, so that each is planned only once. */
export interface PgQueryable {
  query<Row extends object>(statement: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: Row[] }>;
}

/** Maximum number of stems for one word, and of forms that are read to find them. */
const STEMS = 16;
const FORMS = 400;

/**
 * `known`: the stems of each word itself, and of the published words that may be its root. `base`: the
 * first of these that was published, whose published forms are read too. In one statement, because a
 * search waits for each.
 */
const OF_WORDS = `
  with known as materialized (
    select n::int, '' as root, search_stem('turkish_stem', word) as stem, null as spelling
    from unnest($1::text[]) with ordinality words (word, n)
    union all
    select n, root, stem, spelling from unnest($2::int[], $3::text[]) roots (n, root)
    join search_words on search_words.word = root
  ), base as (
    select distinct on (n) n, base from unnest($2::int[], $3::text[], $4::boolean[])
      with ordinality bases (n, base, is_word, place)
    where length(base) >= ${SHORTEST_BASE} and exists (
      select from known where known.n = bases.n and known.stem <> ''
        and (known.root = bases.base or bases.is_word and known.root = ''))
    order by n, place
  )
  select n, root, stem, spelling, false as typed, 0 as forms from known
  union all
  select n, null, stem, null,
    bool_or(left(spelling, length(base)) = left(($1::text[])[n], length(base))), count(*)::int
  from base, lateral (
    select stem, spelling from search_words where word ~>=~ base and word ~<~ (base || '{')
      and ${isFormOf('word', 'base')} limit ${FORMS}) form
  where stem <> '' group by n, stem
  order by forms desc, stem`;

/**
 * A word counts as published if a form of it was published; its spelling is the beginning of that
 * form. This is not done for shorter words, because they have too many possible forms.
 */
const SHORTEST_WITH_FORMS = 5;
const LIKE_THESE = `
  select n, tried.word, stem, left(spelling, length(tried.word)) as spelling
  from unnest($1::int[], $2::text[], $3::text[]) tried (n, word, last),
  lateral (select stem, spelling from search_words known
    where known.word ~>=~ tried.word and known.word ~<=~ last
      and ${isFormOf('known.word', 'tried.word')} and stem <> '' limit 1) form`;

const BEGINNING = `
  select stem from search_words where word ~>=~ $1::text and word ~<~ ($1::text || '{') and stem <> ''
  group by stem order by count(*) desc, stem limit ${STEMS}`;

/** One text, because hundreds of rows would take longer to send and to read. Words contain no space. */
const OF_STEMS = `
  select string_agg(word, ' ') as words from (
    select distinct word from search_words where stem = any($1::text[]) limit 3000) form`;

interface StemRow {
  n: number;
  /** Empty: the word itself; null: a form of its base. */
  root: string | null;
  stem: string;
  /** Of a root: how it was written when it was first published. */
  spelling: string | null;
  /** Of the forms of a base: whether one of them begins as the word was typed. */
  typed: boolean;
}

/** The letters that make another word of the same folded letters; people leave out the others. */
const DECISIVE = /[çğöşü]/;

function spelledOf(word: string, rows: StemRow[]): ParsedWord['spelled'] {
  if (!DECISIVE.test(word)) return undefined;
  const other = rows.find(
    ({ root, spelling }) =>
      root &&
      spelling &&
      [...word.slice(0, root.length)].some(
        (letter, i) => DECISIVE.test(letter) && spelling[i] !== letter,
      ),
  );
  if (!other?.root) return undefined;
  const alone = !rows.some(({ root, typed }) => root === null && typed);
  return { beginning: word.slice(0, other.root.length), alone };
}

/**
 * The stems in the index for each word (in lower case): those of the word itself, of its published
 * forms, and of other forms of the same root. A stop word has none.
 */
export async function findStems(
  db: PgQueryable,
  words: string[],
): Promise<Pick<ParsedWord, 'stems' | 'spelled'>[]> {
  const others = words.map(relatedForms);
  const all = [...words, ...others.flat()];
  const folded = all.map(fold);
  const roots = folded.flatMap((word, i) =>
    possibleRoots(word).map((root) => ({ n: i + 1, root, isWord: root === word })),
  );
  const { rows } = await db.query<StemRow>({
    name: 'search-words',
    text: OF_WORDS,
    values: [
      all,
      roots.map(({ n }) => n),
      roots.map(({ root }) => root),
      roots.map(({ isWord }) => isWord),
    ],
  });
  const stemsAt = (i: number, isPublished: boolean) => {
    const own = rows.filter(({ n }) => n === i + 1);
    const forms = own.filter(({ root }) => root === null).map(({ stem }) => stem);
    const word = folded[i] as string;
    // A related form counts only if it was published.
    if (isPublished && !own.some(({ root }) => root === null || root === word)) return [];
    const stems = stemsOf(word, own);
    // A stop word has no stems, and its forms are other words.
    return stems.length === 0 ? [] : [...stems, ...forms];
  };
  let next = words.length;
  return words.map((word, i) => {
    const related = (others[i] ?? []).flatMap(() => stemsAt(next++, true));
    const own = stemsAt(i, false);
    const stems =
      own.length === 0 ? [] : withAbstractNouns([...new Set([...own, ...related])]).slice(0, STEMS);
    return {
      stems,
      spelled: spelledOf(
        word,
        rows.filter(({ n }) => n === i + 1),
      ),
    };
  });
}

function stemsOf(word: string, rows: StemRow[]): string[] {
  const published = rows.filter(({ root }) => root === word).map(({ stem }) => stem);
  const own = rows.filter(({ root }) => root === '').map(({ stem }) => stem);
  return (published.length > 0 ? published : own).filter(Boolean);
}

/** Shorter words are not corrected: too many words differ from them by one letter. */
const SHORTEST_CORRECTED = 4;
/**
 * In a shorter word another letter, or one less, makes another word: "staj" and "stay", "IBAN" and
 * "ilan".
 */
const SHORTEST_REPLACED = 6;
const sorted = (word: string) => [...word].sort().join('');
const isCloseEnough = (typed: string, meant: string): boolean =>
  typed.length >= SHORTEST_REPLACED ||
  (typed[0] === meant[0] &&
    (meant.length > typed.length ||
      (meant.length < typed.length && /(.)\1/.test(typed)) ||
      sorted(typed) === sorted(meant)));

/** Almost no longer word is published, and each letter more means 52 forms more to look up. */
const LONGEST_CORRECTED = 20;
/** Forms of all words of one search together: three words of ten letters. Further words are not corrected. */
const MOST_FORMS = 1650;

/** The last of the words that are read for it, in the order of the index. */
const lastOf = (word: string): string => (word.length < SHORTEST_WITH_FORMS ? word : `${word}{`);

export interface Alike {
  stem: string;
  spelling: string;
}

/**
 * The published words that differ from each of these words by one typing error, the most similar
 * first.
 */
export async function findAlike(db: PgQueryable, words: string[]): Promise<Alike[][]> {
  const tried: { n: number; form: string }[] = [];
  for (const [i, word] of words.entries()) {
    const folded = fold(word);
    if (folded.length < SHORTEST_CORRECTED || folded.length > LONGEST_CORRECTED) continue;
    const forms = oneErrorAway(folded);
    if (tried.length + forms.length > MOST_FORMS) continue;
    tried.push(...forms.map((form) => ({ n: i + 1, form })));
  }
  if (tried.length === 0) return words.map(() => []);
  const { rows } = await db.query<Alike & { n: number; word: string }>({
    name: 'search-alike',
    text: LIKE_THESE,
    values: [
      tried.map(({ n }) => n),
      tried.map(({ form }) => form),
      tried.map(({ form }) => lastOf(form)),
    ],
  });
  return words.map((word, i) => {
    const first = fold(word).charAt(0);
    const own = rows.filter((row) => row.n === i + 1 && isCloseEnough(fold(word), row.word));
    // Typing errors in the first letter are rare.
    return [true, false].flatMap((same) =>
      own.filter((row) => row.word.startsWith(first) === same),
    );
  });
}

/** Stems of published words with this beginning. */
export async function findBeginning(db: PgQueryable, word: string): Promise<string[]> {
  const { rows } = await db.query<{ stem: string }>({
    name: 'search-beginning',
    text: BEGINNING,
    values: [fold(word)],
  });
  return rows.map(({ stem }) => stem);
}

/** All forms, in folded letters, with one of these stems. */
export async function findForms(db: PgQueryable, stems: string[]): Promise<string[]> {
  const { rows } = await db.query<{ words: string | null }>({
    name: 'search-stems',
    text: OF_STEMS,
    values: [stems],
  });
  return rows[0]?.words?.split(' ') ?? [];
}
