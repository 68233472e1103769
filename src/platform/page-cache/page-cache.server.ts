import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compressFast, compressWell, type Encoding } from './compress.server.ts';

/** A page ready to be sent. Bodies by encoding are made when first asked for. */
export interface CachedPage {
  etag: string;
  /** Header names and values in turn, as `writeHead` takes them; without the length. */
  headers: string[];
  plain: Buffer;
  bodies: Map<Encoding, Body>;
  tags: string[];
}
interface Body {
  bytes: Buffer;
  hits: number;
  /** Whether the better compression was started. */
  improved: boolean;
  /** Complete header lists with length and encoding, kept so that a hit builds nothing. */
  headers: string[];
}

/** A page asked for this often is worth a slower, smaller compression. */
const HITS_TO_IMPROVE = 3;

/**
 * Rendered pages by address, tagged with what they show. `drop` removes every page with a tag;
 * a page whose drawing began before its tag was dropped is not kept, or it would stay stale.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  #clearedAt = 0;
  #epoch = 0;
  hits = 0;

  /** @param maxBytes of plain and compressed bodies together. */
  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      // The compressed bodies come later and are about a quarter each of the plain one.
      sizeCalculation: (page) => Math.ceil(page.plain.length * 1.5) + 2048,
      dispose: (page, key) => this.#untag(page, key),
    });
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Call before reading what a page shows; the answer goes to {@link put}. */
  begin(): number {
    return this.#epoch;
  }

  /** Keeps a page unless one of its tags was dropped since `begun`. Returns it either way. */
  put(key: string, begun: number, html: string, headers: string[], tags: string[]): CachedPage {
    const plain = Buffer.from(html);
    const etag = `W/"${hash('sha1', plain, 'base64url')}"`;
    const page: CachedPage = {
      etag,
      headers: [...headers, 'ETag', etag],
      plain,
      bodies: new Map(),
      tags,
    };
    const stale =
      this.#clearedAt > begun || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > begun);
    if (!stale) {
      this.#pages.set(key, page);
      for (const tag of tags) {
        const keys = this.#byTag.get(tag) ?? new Set();
        this.#byTag.set(tag, keys.add(key));
      }
    }
    return page;
  }

  drop(tags: string[]): void {
    const epoch = ++this.#epoch;
    for (const tag of tags) {
      this.#droppedAt.set(tag, epoch);
      for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#pages.delete(key);
    }
    // Tags of single pieces would pile up for ever; forgetting them is safe once all is forgotten.
    if (this.#droppedAt.size > 10_000) this.clear();
  }

  clear(): void {
    this.#clearedAt = ++this.#epoch;
    this.#droppedAt.clear();
    this.#pages.clear();
    this.#byTag.clear();
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The body in an encoding, with its complete headers. */
  body(page: CachedPage, encoding: Encoding): Body {
    let body = page.bodies.get(encoding);
    if (!body) {
      body = this.#encoded(page, encoding, compressFast(encoding, page.plain));
      page.bodies.set(encoding, body);
    } else if (++body.hits === HITS_TO_IMPROVE && !body.improved) {
      body.improved = true;
      void this.#improve(page, encoding);
    }
    return body;
  }

  async #improve(page: CachedPage, encoding: Encoding): Promise<void> {
    const bytes = await compressWell(encoding, page.plain);
    page.bodies.set(encoding, { ...this.#encoded(page, encoding, bytes), improved: true });
  }

  #encoded(page: CachedPage, encoding: Encoding, bytes: Buffer): Body {
    const headers = [
      ...page.headers,
      'Content-Encoding',
      encoding,
      'Content-Length',
      String(bytes.length),
    ];
    return { bytes, hits: 0, improved: false, headers };
  }

  #untag(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
