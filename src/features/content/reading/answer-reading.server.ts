import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedPage } from '../../../platform/page-cache/cached-page.server.ts';
import { encodingFor, sendPage } from '../../../platform/page-cache/send-page.server.ts';
import type { Services } from '../../../platform/services.server.ts';

export interface AnsweredReply<T> {
  /** The request in its canonical form; null if the answer is not cached. */
  key: string | null;
  load(): Promise<T>;
  tagsOf(answer: T): string[];
}

const HEADERS = [
  ...['Content-Type', 'application/json; charset=utf-8'],
  ...['Cache-Control', 'public, max-age=0, s-maxage=1'],
  ...['Vary', 'Accept-Encoding'],
  ...['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', 'ETag, Retry-After'],
];

/** Answers from the page cache, or without it; in both cases with an ETag, and 304 if it matches. */
export async function answerReading<T>(
  { cache, commonHeaders }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, load, tagsOf }: AnsweredReply<T>,
): Promise<FastifyReply> {
  const render = async () => {
    const answer = await load();
    const text = String(reply.serialize(answer));
    const headers = [...HEADERS, ...commonHeaders];
    return new CachedPage(text, encodingFor(request.raw), headers, tagsOf(answer));
  };
  const page = key
    ? await cache.getOrRender(key, async () => ({ cached: await render() }))
    : await render();
  reply.hijack();
  sendPage(page, request.raw, reply.raw);
  return reply;
}
