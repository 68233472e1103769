import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedPage, encodingFor, sendPage } from '../page-cache/cached-page.server.ts';
import type { Services } from '../services.server.ts';

const HEADERS = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'public, max-age=0, s-maxage=1',
];

export interface CachedReply<T> {
  /** The query in its canonical form; null for a query that a stranger can invent: not cached. */
  key: string | null;
  /** Must not use the session. */
  load(): Promise<T>;
  tagsOf(answer: T): string[];
  /** Further header names and values alternately. */
  headers?: readonly string[];
}

/**
 * Answers from the page cache, or calls `load` and caches the reply with its tags; in both cases with
 * an ETag, and 304 if it matches. Only for replies that are the same for everyone without a session.
 */
export async function answerCached<T>(
  { cache, commonHeaders }: Pick<Services, 'cache' | 'commonHeaders'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, load, tagsOf, headers = ['Vary', 'Accept-Encoding, Authorization'] }: CachedReply<T>,
): Promise<FastifyReply> {
  const render = async () => {
    const answer = await load();
    const text = String(reply.serialize(answer));
    const all = [...HEADERS, ...headers, ...commonHeaders];
    return new CachedPage(text, encodingFor(request.raw), all, tagsOf(answer));
  };
  const page = key
    ? await cache.getOrRender(key, async () => ({ cached: await render() }))
    : await render();
  reply.hijack();
  sendPage(page, request.raw, reply.raw);
  return reply;
}
