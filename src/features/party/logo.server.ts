import type { FastifyInstance } from 'fastify';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import { LOGO_FILES, logoPrintPath } from '../../platform/logo.ts';
import type { Services } from '../../platform/services.server.ts';
import { findPrintFile, printHeaders, printTag, readLogoFile } from '../media/operations.server.ts';
import { PRINT_FORMATS } from '../media/schema.ts';
import { getParty } from './operations.server.ts';

/**
 * Serves the files of the present logo: icons, what e-mails and search engines show, and the print sizes
 * for the press. Any other picture of the library has none, so a client cannot have them made.
 */
export function serveLogo(app: FastifyInstance, { db, store }: Services): void {
  app.get<{ Params: { id: string; file: string } }>('/logo/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const name = LOGO_FILES.find((each) => each === file);
    if (!name) return reply.callNotFound();
    const { logo } = await getParty(db);
    const own = [logo, logo?.dark].find((each) => each?.mediaId === id);
    if (!own) return reply.callNotFound();
    const bytes = await readLogoFile(store, own, name);
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
  for (const format of PRINT_FORMATS)
    app.get<{ Params: { id: string } }>(
      logoPrintPath({ mediaId: ':id' }, format),
      async (request, reply) => {
        const { id } = request.params;
        const { logo } = await getParty(db);
        const file = logo?.mediaId === id ? await findPrintFile(store, logo, format) : null;
        if (!file) return reply.callNotFound();
        return sendStored(request, reply, store, {
          ...file,
          tag: printTag(id, format),
          headers: printHeaders('logo', format),
        });
      },
    );
}
