import type { FastifyReply, FastifyRequest } from 'fastify';
import { leadTo } from '../http/moved.server.ts';
import type { CachedPage } from './cached-page.server.ts';
import type { PageCache } from './page-cache.server.ts';
import { encodingFor, sendPage } from './send-page.server.ts';

/** A file made from the database, and the tags whose change makes it stale. */
export interface WrittenFile {
  text: string;
  tags: string[];
  /** Names and values in turn, besides those of every answer. */
  headers?: string[];
}

/** A file, the path it moved to with its language, or null where there is none. */
export type Written = WrittenFile | { movedTo: string } | null;

/** As for pages: asked for each time, and answered 304 while nothing changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
/** Feeds, maps and calendars are read, not run. */
const POLICY = "default-src 'none'; sandbox";

/** Answers with files that are made when they are first asked for and kept until they change. */
export class CachedAnswers {
  readonly #cache: PageCache;
  readonly #headers: string[];
  readonly #underWay = new Map<string, Promise<CachedPage | string | null>>();

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
   * wait for one writing.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    write: () => Promise<Written>,
  ): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] as string;
    const file = this.#cache.get(path) ?? (await this.#writeOnce(path, request, type, write));
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    if (typeof file === 'string') return leadTo(reply, file);
    reply.hijack();
    sendPage(file, request.raw, reply.raw);
    return reply;
  }

  #writeOnce(
    path: string,
    request: FastifyRequest,
    type: string,
    write: () => Promise<Written>,
  ): Promise<CachedPage | string | null> {
    // None of ours is written like this; kept, every way to write a path would take room.
    if (path.includes('%')) return Promise.resolve(null);
    const begun = this.#cache.begin();
    // A change ends an epoch: who asks after it must not be given what was begun before it.
    const name = `${begun} ${path}`;
    const running = this.#underWay.get(name);
    if (running) return running;
    const encoding = encodingFor(request.raw);
    const keep = ({ text, tags, headers = [] }: WrittenFile) =>
      this.#cache.put(path, begun, text, {
        encoding,
        headers: ['Content-Type', type, ...headers, ...this.#headers],
        tags,
      });
    const result = write()
      .then((written) => {
        if (written === null) return null;
        return 'movedTo' in written ? written.movedTo : keep(written);
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, result);
    return result;
  }
}
