import type { FastifyReply, FastifyRequest } from 'fastify';
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
 * Answers a visitor's question from the page cache, or asks `load` and keeps the answer under the
 * tags that `tagsOf` names. `url` is the question in its one canonical form. Only for answers that
 * are the same for everybody without a session; `load` must not ask for one.
 */
export async function answerKept<T>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  load: () => Promise<T>,
  tagsOf: (answer: T) => string[],
): Promise<FastifyReply> {
  const { cache, commonHeaders } = services;
  let kept = cache.get(url);
  if (!kept) {
    const begun = cache.begin();
    const answer = await load();
    kept = cache.put(url, begun, String(reply.serialize(answer)), {
      encoding: encodingFor(request.raw),
      headers: [...HEADERS, ...commonHeaders],
      tags: tagsOf(answer),
    });
  }
  reply.hijack();
  sendPage(kept, request.raw, reply.raw);
  return reply;
}
