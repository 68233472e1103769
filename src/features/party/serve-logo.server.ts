import type { FastifyInstance } from 'fastify';
import { LOGO_FILES } from '../../platform/logo.ts';
import type { Services } from '../../platform/services.server.ts';
import { readLogoFile } from '../media/operations.server.ts';
import { getParty } from './operations.server.ts';

/**
 * Serves the PNG files of the present logo: icons, and what e-mails and search engines show. Any other
 * picture of the library has none, so a client cannot have them made.
 */
export function serveLogo(app: FastifyInstance, { db, store }: Services): void {
  app.get<{ Params: { id: string; file: string } }>('/logo/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const name = LOGO_FILES.find((each) => each === file);
    if (!name) return reply.callNotFound();
    const { logo } = await getParty(db);
    if (logo?.mediaId !== id) return reply.callNotFound();
    const bytes = await readLogoFile(store, logo, name);
    if (!bytes) return reply.callNotFound();
    return reply
      .headers({
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .send(bytes);
  });
}
