import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PublicSite } from '../../public-site.server.ts';
import { manifestText } from './manifest.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';

const PLAIN = 'text/plain; charset=utf-8';
/** Small enough to be written for each request; how long clients may cache them, in seconds. */
const MAX_AGE_S = 3600;

/** Mounts the small files that browsers and robots ask for by name. */
export function mountSmallFiles(app: FastifyInstance, { siteData, rendering }: PublicSite): void {
  const { origin, clock } = rendering;
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('Cache-Control', `public, max-age=${MAX_AGE_S}`).type(type).send(text);

  app.get('/robots.txt', (_request, reply) => send(reply, PLAIN, robotsText(origin)));

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { party } = await siteData.get();
    return send(reply, 'application/manifest+json; charset=utf-8', manifestText(party));
  });

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { party } = await siteData.get();
    const text = securityText(origin, party, clock());
    return text === null ? reply.callNotFound() : send(reply, PLAIN, text);
  });
}
