import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '../platform/page-cache/cached-page.server.ts';
import type { PageCache } from '../platform/page-cache/page-cache.server.ts';
import { encodingFor, sendPage } from '../platform/page-cache/send-page.server.ts';

/** A file made from the database, and the tags whose change makes it stale. */
export interface WrittenFile {
  text: string;
  tags: string[];
}

/** As for pages: asked for each time, and answered 304 while nothing changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
/** Feeds and maps are read, not run. */
const POLICY = "default-src 'none'; sandbox";

/** Answers with files that are made when they are first asked for and kept until they change. */
export class CachedAnswers {
  readonly #cache: PageCache;
  readonly #headers: string[];
  readonly #underWay = new Map<string, Promise<CachedPage | null>>();

  /** @param commonHeaders names and values in turn that every answer carries. */
  constructor(cache: PageCache, commonHeaders: string[]) {
    this.#cache = cache;
    this.#headers = [
      ...['Vary', 'Accept-Encoding', 'Cache-Control', CACHE_CONTROL],
      ...['Content-Security-Policy', POLICY],
      ...commonHeaders,
    ];
  }

  /**
   * Answers with the file at the request's path, whatever the query. Several who ask for it at once
   * wait for one writing. `write` answers null where there is no such file.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    write: () => Promise<WrittenFile | null>,
  ): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] as string;
    const file = this.#cache.get(path) ?? (await this.#writeOnce(path, request, type, write));
    if (!file) {
      reply.callNotFound();
      return reply;
    }
    reply.hijack();
    sendPage(file, request.raw, reply.raw);
    return reply;
  }

  #writeOnce(
    path: string,
    request: FastifyRequest,
    type: string,
    write: () => Promise<WrittenFile | null>,
  ): Promise<CachedPage | null> {
    const begun = this.#cache.begin();
    // A change ends an epoch: who asks after it must not be given what was begun before it.
    const name = `${begun} ${path}`;
    const running = this.#underWay.get(name);
    if (running) return running;
    const encoding = encodingFor(request.raw);
    const headers = ['Content-Type', type, ...this.#headers];
    const result = write()
      .then((file) =>
        file
          ? this.#cache.put(path, begun, file.text, { encoding, headers, tags: file.tags })
          : null,
      )
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, result);
    return result;
  }
}
