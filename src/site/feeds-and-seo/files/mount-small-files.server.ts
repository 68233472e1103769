import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PublicSite } from '../../public-site.server.ts';
import { manifestText } from './manifest.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';

const PLAIN = 'text/plain; charset=utf-8';
/** How long clients may cache what the party cannot change, in seconds. */
const MAX_AGE_S = 3600;

/** Mounts the small files with fixed names that browsers and robots request. */
export function mountSmallFiles(app: FastifyInstance, { siteData, rendering }: PublicSite): void {
  const { origin, clock } = rendering;
  // The files are so small that each request writes them.
  const send = (reply: FastifyReply, type: string, text: string, seconds = 0) =>
    reply.header('Cache-Control', `public, max-age=${seconds}`).type(type).send(text);

  app.get('/robots.txt', (_request, reply) => send(reply, PLAIN, robotsText(origin), MAX_AGE_S));

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
