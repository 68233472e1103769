import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedPage } from '../page-cache/cached-page.server.ts';
import { encodingFor, sendPage } from '../page-cache/send-page.server.ts';
import type { Services } from '../services.server.ts';

const HEADERS = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'public, max-age=0, s-maxage=1',
  'Vary',
  'Accept-Encoding, Authorization',
];

/**
 * Answers a visitor's query from the page cache, or calls `load` and caches the reply with the tags of
 * `tagsOf`. `key` is the query in its canonical form. Only for replies that are the same for everyone
 * without a session; `load` must not use the session.
 */
export async function answerCached<T>(
  { cache, commonHeaders }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  load: () => Promise<T>,
  tagsOf: (answer: T) => string[],
): Promise<FastifyReply> {
  const headers = [...HEADERS, ...commonHeaders];
  const page = await cache.getOrRender(key, async () => {
    const answer = await load();
    const text = String(reply.serialize(answer));
    return { cached: new CachedPage(text, encodingFor(request.raw), headers, tagsOf(answer)) };
  });
  reply.hijack();
  sendPage(page, request.raw, reply.raw);
  return reply;
}
