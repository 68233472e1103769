import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirect } from '../http/redirect.server.ts';
import { CachedPage, encodingFor, type PageCache, sendPage } from './cached-page.server.ts';

/** A file rendered from the database, and the tags whose change invalidates it. */
export interface RenderedFile {
  text: string;
  tags: string[];
  /** Names and values alternately, besides those of every answer. */
  headers?: string[];
}

/** A file; the path that it moved to, with its language; or null if there is none. */
export type FileResult = RenderedFile | { movedTo: string } | null;

/** As for pages: clients ask each time, and get 304 while nothing has changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
/** Feeds, sitemaps and calendars run no scripts. */
const POLICY = "default-src 'none'; sandbox";

/** Answers with files that are rendered at the first request and cached until they change. */
export class CachedFiles {
  readonly #cache: PageCache;
  readonly #headers: string[];

  /** @param commonHeaders names and values alternately, of every answer. */
  constructor(cache: PageCache, commonHeaders: string[]) {
    this.#cache = cache;
    this.#headers = [
      'Vary',
      'Accept-Encoding',
      'Cache-Control',
      CACHE_CONTROL,
      'Content-Security-Policy',
      POLICY,
      ...commonHeaders,
    ];
  }

  /** Answers with the file at the request's path, whatever the query. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    render: () => Promise<FileResult>,
  ): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] as string;
    // Our own paths never have this notation, and each notation of a path would be cached
    // separately.
    const file = path.includes('%') ? null : await this.#get(path, request, type, render);
    if (file === null) {
      reply.callNotFound();
      return reply;
    }
    if (typeof file === 'string') return redirect(reply, file);
    reply.hijack();
    sendPage(file, request.raw, reply.raw);
    return reply;
  }

  #get(
    path: string,
    request: FastifyRequest,
    type: string,
    render: () => Promise<FileResult>,
  ): Promise<CachedPage | string | null> {
    return this.#cache.getOrRender<string | null>(path, async () => {
      const file = await render();
      if (file === null) return { uncached: null };
      if ('movedTo' in file) return { uncached: file.movedTo };
      const { text, tags, headers = [] } = file;
      const all = ['Content-Type', type, ...headers, ...this.#headers];
      return { cached: new CachedPage(text, encodingFor(request.raw), all, tags) };
    });
  }
}
