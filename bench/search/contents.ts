import type pg from 'pg';
import { repeatable } from '../../database/demo/random.ts';
import { CATEGORY_NAMES } from '../../src/features/content/schema.ts';
import { RENDERER_VERSION } from '../../src/platform/markup/stored/renderer-version.ts';
import { fillContents, PUBLISHED_SHARE } from '../growth/fill-contents.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

const AT_ONCE = 250;
const MOST_ENTERED = 200_000;
const WORDS = { title: [4, 9], summary: [15, 30], body: [150, 550] } as const;

/** With the version of the renderer, so that the server does not render them in the background. */
const INSERT = `
  insert into contents (category, slug, title, summary, body, body_html, renderer_version, state,
    published_at, created_at, updated_at)
  select category, 'b' || n, title, summary, body, '', ${RENDERER_VERSION}, 'published', moment,
    moment, moment
  from (select *, now() - interval '1 day' - random() * interval '3650 days' as moment
    from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[])
      content (n, category, title, summary, body)) dated
  on conflict do nothing`;

/** The vocabulary of the demo's content. */
export async function readVocabulary(db: pg.Client): Promise<Vocabulary> {
  const { rows } = await db.query<{ text: string }>(
    `select title || ' ' || body as text from contents
     where slug !~ '^b[0-9]+$' and category <> 'english' order by slug`,
  );
  return makeVocabulary(
    rows.map((row) => row.text),
    20_261_121,
  );
}

/**
 * Adds random content until `wanted` items are published; each is indexed as if it were saved. Very many
 * are written without their triggers, and only into a library that has none of them.
 */
export async function fillLibrary(db: pg.Client, words: Vocabulary, wanted: number): Promise<void> {
  const { rows } = await db.query<{ all: number; made: number }>(
    `select count(*)::int as all, count(*) filter (where slug ~ '^b[0-9]+$')::int as made
     from contents where state = 'published'`,
  );
  const { all = 0, made = 0 } = rows[0] ?? {};
  if (wanted - all > MOST_ENTERED) {
    await fillContents(db, Math.ceil((wanted - all) / PUBLISHED_SHARE));
    return;
  }
  const random = repeatable(made + 1);
  for (let n = made; n < made + wanted - all; n += AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, made + wanted - all - n) },
      (_, i) => n + i,
    );
    await db.query(INSERT, [
      numbers,
      numbers.map((number) => CATEGORY_NAMES[number % 7]),
      numbers.map(() => sentence(words.inTitle, lengthOf('title', random))),
      numbers.map(() => sentence(words.inText, lengthOf('summary', random))),
      numbers.map(() => sentence(words.inText, lengthOf('body', random))),
    ]);
  }
  await db.query('vacuum analyze contents, content_search, search_words');
}

function lengthOf(part: keyof typeof WORDS, random: () => number): number {
  const [least, most] = WORDS[part];
  return least + Math.floor(random() * (most - least));
}

function sentence(word: () => string, length: number): string {
  const text = Array.from({ length }, word).join(' ');
  return `${text.charAt(0).toLocaleUpperCase('tr')}${text.slice(1)}.`;
}
