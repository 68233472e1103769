import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { repeatable } from '../../database/demo/random.ts';
import { CATEGORY_NAMES } from '../../src/features/content/schema.ts';
import { RENDERER_VERSION } from '../../src/platform/markup/stored/renderer-version.ts';
import { makeVocabulary, type Vocabulary } from '../search/vocabulary.ts';

const TEXTS = fileURLToPath(new URL('../../database/demo/content', import.meta.url));

const AT_ONCE = 5000;
const DAY_MS = 24 * 3_600_000;
/** Contents of the past ten years. */
const DAYS = 3650;
const LENGTHS = { title: [4, 9], summary: [15, 30], body: [100, 300] } as const;
/** In every hundred: archived and drafts; the others are published. */
const ARCHIVED = 4;
const DRAFTS = 1;
export const PUBLISHED_SHARE = (100 - ARCHIVED - DRAFTS) / 100;

interface Cover {
  id: string;
  alt: string;
}

interface Made {
  id: string;
  category: string;
  state: 'published' | 'archived' | 'draft';
  at: Date;
  title: string[];
  summary: string[];
  body: string[];
}

/**
 * Adds invented contents, with pictures of the library as covers, and what their triggers would have
 * written to the search index and to the counts of months. Writing them through the triggers takes 5 ms
 * for each.
 */
export async function fillContents(db: pg.Client, count: number): Promise<void> {
  const words = await readDemoVocabulary();
  const covers = await readCovers(db);
  const forms = new Forms(db);
  const random = repeatable(count);
  const some = (part: keyof typeof LENGTHS, word: () => string) => {
    const [least, most] = LENGTHS[part];
    return Array.from({ length: least + Math.floor(random() * (most - least)) }, word);
  };
  const make = (n: number): Made => ({
    id: randomUUID(),
    category: CATEGORY_NAMES[n % CATEGORY_NAMES.length] as string,
    state: n % 100 < DRAFTS ? 'draft' : n % 100 < DRAFTS + ARCHIVED ? 'archived' : 'published',
    at: new Date(Date.now() - DAY_MS - random() * DAYS * DAY_MS),
    title: some('title', words.inTitle),
    summary: some('summary', words.inText),
    body: some('body', words.inText),
  });
  const fill = async () => {
    for (let n = 0; n < count; n += AT_ONCE) {
      const made = Array.from({ length: Math.min(AT_ONCE, count - n) }, (_, i) => make(n + i));
      await forms.learn(
        made.flatMap(({ title, summary, body }) => [...title, ...summary, ...body]),
      );
      await copy(
        db,
        CONTENTS,
        made.map((one, i) => contentLine(one, n + i, covers[(n + i) % covers.length])),
      );
      const shown = made.filter(({ state }) => state !== 'draft');
      await copy(
        db,
        SEARCH,
        shown.map((one) => searchLine(one, forms)),
      );
      process.stderr.write(`\r· ${n + made.length} of ${count} contents`);
    }
    process.stderr.write('\n');
  };
  await withoutIndexes(db, 'contents', () => withoutIndexes(db, 'content_search', fill));
  await db.query('truncate content_months');
  await db.query(COUNT_MONTHS);
  await db.query('vacuum analyze search_words, content_months');
}

/** Pictures of the library; none if it is empty. */
async function readCovers(db: pg.Client): Promise<Cover[]> {
  const { rows } = await db.query<Cover>(
    `select id, alt from media where kind = 'image' order by created_at, id limit 100`,
  );
  return rows;
}

const CONTENTS = `copy contents (id, category, slug, title, summary, body, body_html, renderer_version,
  state, published_at, created_at, updated_at, edited_at, cover_id, cover_alt) from stdin`;
/** As the migration that made the table. */
const COUNT_MONTHS = `insert into content_months (state, tag, category, month, total)
  select m.state, m.tag, m.category, m.month, sum(m.change)
  from contents c, content_months_of(c.state, c.tags, c.category, c.published_at, 1) m
  group by 1, 2, 3, 4`;
const SEARCH = 'copy content_search (content_id, published_at, words) from stdin';

const copy = (db: pg.Client, statement: string, lines: string[]): Promise<void> =>
  pipeline(Readable.from(lines), db.query(copyFrom(statement)));

const sentence = ([first = '', ...rest]: string[]) =>
  `${[first.charAt(0).toLocaleUpperCase('tr') + first.slice(1), ...rest].join(' ')}.`;

function contentLine(
  { id, category, state, at, title, summary, body }: Made,
  n: number,
  cover?: Cover,
): string {
  const text = sentence(body);
  const moment = at.toISOString();
  const values = [
    id,
    category,
    `b${n}`,
    sentence(title),
    sentence(summary),
    text,
    `<p>${text}</p>`,
    RENDERER_VERSION,
    state,
    state === 'draft' ? '\\N' : moment,
    moment,
    moment,
    moment,
    cover?.id ?? '\\N',
    cover?.alt ?? '',
  ];
  return `${values.join('\t')}\n`;
}

/** The same lexemes as `search_lexemes` of the database. */
function searchLine({ id, category, state, at, title, summary, body }: Made, forms: Forms): string {
  const stems = new Map<string, { places: number[]; first: number }>();
  for (const [index, word] of [...title, ...summary, ...body].entries()) {
    const { stem } = forms.of(word);
    if (!stem) continue;
    const place = Math.min(index + 1, 16_383);
    const known = stems.get(stem);
    if (known) known.places.push(place);
    else stems.set(stem, { places: [place], first: index + 1 });
  }
  const head = title.length + summary.length;
  const lexemes = [...stems].map(([stem, { places, first }]) =>
    [
      `'${stem}':${places.join(',')}`,
      first <= title.length ? ` 'T${stem}'` : '',
      first <= head || places.length >= 3 ? ` 'H${stem}'` : '',
    ].join(''),
  );
  const filters = ` Y${at.getUTCFullYear()} C${category}${state === 'archived' ? ' Sarchived' : ''}`;
  return `${id}\t${at.toISOString()}\t${lexemes.join(' ')}${filters}\n`;
}

/** A word as the search index has it: without capitals and marks, and its stem. */
interface Form {
  folded: string;
  /** Empty for a word that is too frequent to be searched. */
  stem: string;
}

/** The vocabulary of the demo's content, from its files. */
async function readDemoVocabulary(): Promise<Vocabulary> {
  const names = await readdir(TEXTS, { recursive: true });
  const texts = names.filter((name) => name.endsWith('.md') && !name.startsWith('english')).sort();
  return makeVocabulary(
    await Promise.all(texts.map((name) => readFile(`${TEXTS}/${name}`, 'utf8'))),
    20_261_123,
  );
}

/** Asks the database for the form of each word once. */
class Forms {
  readonly #db: pg.Client;
  readonly #known = new Map<string, Form>();

  constructor(db: pg.Client) {
    this.#db = db;
  }

  async learn(words: Iterable<string>): Promise<void> {
    const unknown = [...new Set(words)].filter((word) => !this.#known.has(word));
    if (unknown.length === 0) return;
    const { rows } = await this.#db.query<Form & { word: string }>(
      `select word, tr_fold(word) as folded, search_stem('turkish_stem', word) as stem
       from unnest($1::text[]) word`,
      [unknown],
    );
    for (const { word, folded, stem } of rows) this.#known.set(word, { folded, stem });
    await this.#db.query(
      `insert into search_words (word, stem, spelling)
       select distinct on (folded, stem) folded, stem, word
       from unnest($1::text[], $2::text[], $3::text[]) known (word, folded, stem)
       order by folded, stem on conflict do nothing`,
      [rows.map((r) => r.word), rows.map((r) => r.folded), rows.map((r) => r.stem)],
    );
  }

  of(word: string): Form {
    return this.#known.get(word) as Form;
  }
}

/**
 * Runs `work` while the table has neither its indexes (except those of constraints) nor its triggers,
 * and makes the indexes again afterwards, which is much faster than keeping them up to date.
 */
export async function withoutIndexes(
  db: pg.Client,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = x.indexrelid)`,
    [table],
  );
  await db.query(`alter table ${table} disable trigger user`);
  for (const { name } of rows) await db.query(`drop index ${name}`);
  await work();
  await db.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await db.query(definition);
  await db.query(`alter table ${table} enable trigger user`);
  await db.query(`vacuum analyze ${table}`);
}
