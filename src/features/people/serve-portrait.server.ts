import type { FastifyInstance } from 'fastify';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { isSlug } from '../../platform/slug.ts';
import { findPrintFile } from '../media/operations.server.ts';
import { findPortrait } from './published.server.ts';
import { portraitPath } from './schema.ts';

/**
 * Serves the portraits of people as JPEG files for the press: its systems often read no other format.
 * The picture of a person may be replaced, so the address is not cached for ever.
 */
export function servePortraits(app: FastifyInstance, services: Services): void {
  const { db, store } = services;
  app.get<{ Params: { slug: string } }>(portraitPath(':slug'), async (request, reply) => {
    const { slug } = request.params;
    const portrait = isSlug(slug) ? await findPortrait(db, slug) : null;
    const file = portrait && (await findPrintFile(store, portrait));
    if (!file) return reply.callNotFound();
    return sendStored(request, reply, store, {
      ...file,
      tag: `"${portrait.mediaId}-print"`,
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Disposition': `attachment; filename="${slug}.jpg"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'public, max-age=3600',
      },
    });
  });
}
