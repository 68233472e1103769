import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { makeVocabulary, type Vocabulary } from '../search/vocabulary.ts';

const TEXTS = fileURLToPath(new URL('../../database/demo/content', import.meta.url));

/** A word as the search index has it: without capitals and marks, and its stem. */
export interface Form {
  folded: string;
  /** Empty for a word that is too frequent to be searched. */
  stem: string;
}

/** The vocabulary of the demo's content, from its files. */
export async function readDemoVocabulary(): Promise<Vocabulary> {
  const names = await readdir(TEXTS, { recursive: true });
  const texts = names.filter((name) => name.endsWith('.md') && !name.startsWith('english')).sort();
  return makeVocabulary(
    await Promise.all(texts.map((name) => readFile(`${TEXTS}/${name}`, 'utf8'))),
    20_261_123,
  );
}

/** Asks the database for the form of each word once. */
export class Forms {
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
