import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services.server.ts';
import { isId } from '../../platform/slug.ts';

const FILE = /^(\d{2,5})\.(avif|webp)$/;

/**
 * Serves the sizes of uploaded pictures. The file at an address never changes, so it may be cached
 * for ever.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const format = FILE.exec(file)?.[2];
    const found = format && isId(id) ? await services.store.read(`media/${id}/${file}`) : null;
    if (!found) return reply.callNotFound();
    return (
      reply
        .type(`image/${format}`)
        .header('Content-Length', found.size)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        // Feed readers on other sites show the covers.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .send(found.stream)
    );
  });
}
