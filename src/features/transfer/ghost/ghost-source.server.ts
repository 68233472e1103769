import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import { JSONParser } from '@streamparser/json';
import { MAX_ENTRIES, MAX_TERMS } from '../contract.ts';
import { type ImportSource, type Read, type SourceHead, UnusableFile } from '../entry.ts';
import { readOrSkip } from '../run/entry-fault.server.ts';
import { GhostPost, PostMeta, type Row, rowOf, toEntry } from './ghost-entry.server.ts';

interface Files {
  /** A new stream of the JSON. */
  open(): Promise<Readable>;
  /** The paths of files in the same ZIP. */
  names: ReadonlySet<string>;
  extract(name: string, path: string): Promise<boolean>;
  close(): Promise<void>;
}

/** What a post refers to, by id. */
export interface GhostTables {
  tags: Map<string, { name: string; slug: string }>;
  authors: Map<string, string>;
  /** By the id of the post, in their order. */
  tagsOf: Map<string, string[]>;
  authorsOf: Map<string, string[]>;
  meta: Map<string, PostMeta>;
}

const TABLES = ['tags', 'users', 'posts_tags', 'posts_authors', 'posts_meta'];
/** Rows besides the posts; they are in memory as long as the file is read. */
const MOST_ROWS = 400_000;

/** An export of Ghost, alone or in a ZIP together with its folder `content`. */
export class GhostSource implements ImportSource {
  readonly #files: Files;
  /** By the part of the path below `content/`. */
  readonly #uploads: Map<string, string>;
  #tables: GhostTables = emptyTables();

  constructor(files: Files) {
    this.#files = files;
    this.#uploads = new Map([...files.names].map((name) => [belowContent(name) ?? name, name]));
  }

  async readHead(signal: AbortSignal): Promise<SourceHead> {
    const tables = emptyTables();
    const order = new Map<string, number>();
    let rows = 0;
    let posts = 0;
    let isGhost = false;
    for await (const { table, row } of this.#rows([...TABLES, 'posts'], signal)) {
      isGhost = true;
      if (table === 'posts') posts += 1;
      else addRow(tables, order, table, row);
      if (++rows > MOST_ROWS + MAX_ENTRIES || posts > MAX_ENTRIES)
        throw new UnusableFile('tooManyEntries');
    }
    if (!isGhost) throw new UnusableFile('notGhost');
    for (const lists of [tables.tagsOf, tables.authorsOf])
      for (const [post, ids] of lists)
        ids.sort((a, b) => (order.get(`${post} ${a}`) ?? 0) - (order.get(`${post} ${b}`) ?? 0));
    this.#tables = tables;
    const categories = [...tables.tags.values()].map(({ slug, name }) => [slug, name] as const);
    // An export does not name the address of its site; its ids are unique.
    const named = new Map(categories.slice(0, MAX_TERMS));
    return { source: 'ghost', site: '', categories: named, tags: named };
  }

  async *read(signal: AbortSignal): AsyncGenerator<Read> {
    for await (const { row } of this.#rows(['posts'], signal)) {
      const post = GhostPost.safeParse(row);
      if (post.success) yield await readOrSkip(post.data, () => toEntry(post.data, this.#tables));
      else {
        const id = String(row.id ?? '').slice(0, 100);
        yield { kind: 'skipped', id, title: String(row.title ?? id), reason: 'badEntry' };
      }
    }
  }

  has(address: string): boolean {
    return this.#nameOf(address) !== null;
  }

  async extract(address: string, path: string): Promise<string | null> {
    const name = this.#nameOf(address);
    return name && (await this.#files.extract(name, path)) ? posix.basename(name) : null;
  }

  close(): Promise<void> {
    return this.#files.close();
  }

  /** The file of an address: the original of a picture whose smaller size the text shows. */
  #nameOf(address: string): string | null {
    const below = belowContent(address);
    if (below === null) return null;
    const original = below.replace(/^images\/size\/[^/]+\//, 'images/');
    return this.#uploads.get(original) ?? this.#uploads.get(below) ?? null;
  }

  /** The rows of these tables, in the order of the file, which is never whole in memory. */
  async *#rows(
    tables: readonly string[],
    signal: AbortSignal,
  ): AsyncGenerator<{ table: string; row: Row }> {
    let found: { table: string; row: Row }[] = [];
    const parser = new JSONParser({
      // Old exports have no list of databases around them.
      paths: tables.flatMap((table) => [`$.db.*.data.${table}.*`, `$.data.${table}.*`]),
      keepStack: false,
    });
    parser.onValue = ({ value, stack }) => {
      const row = rowOf(value);
      if (row) found.push({ table: String(stack.at(-1)?.key), row });
    };
    const text = new TextDecoder();
    for await (const chunk of await this.#files.open()) {
      signal.throwIfAborted();
      try {
        parser.write(text.decode(chunk as Buffer, { stream: true }));
      } catch {
        throw new UnusableFile('notGhost');
      }
      yield* found;
      found = [];
    }
    if (!parser.isEnded) throw new UnusableFile('notGhost');
  }
}

const emptyTables = (): GhostTables => ({
  tags: new Map(),
  authors: new Map(),
  tagsOf: new Map(),
  authorsOf: new Map(),
  meta: new Map(),
});

function addRow(
  { tags, authors, tagsOf, authorsOf, meta }: GhostTables,
  order: Map<string, number>,
  table: string,
  row: Row,
): void {
  const id = String(row.id ?? '');
  const post = String(row.post_id ?? '');
  const list = (lists: Map<string, string[]>, of: unknown) => {
    const ids = lists.get(post) ?? [];
    ids.push(String(of));
    lists.set(post, ids);
    order.set(`${post} ${of}`, Number(row.sort_order) || 0);
  };
  if (table === 'tags' && row.visibility !== 'internal' && !String(row.name).startsWith('#'))
    tags.set(id, { name: String(row.name ?? ''), slug: String(row.slug ?? '') });
  else if (table === 'users') authors.set(id, String(row.name ?? ''));
  else if (table === 'posts_tags') list(tagsOf, row.tag_id);
  else if (table === 'posts_authors') list(authorsOf, row.author_id);
  else if (table === 'posts_meta') meta.set(post, PostMeta.parse(row));
}

/** "images/2023/a.jpg" of an address or a path in the ZIP. */
function belowContent(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const at = path.lastIndexOf('content/');
  return at < 0 ? null : path.slice(at + 'content/'.length);
}
