import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sendStored } from '../../platform/http/send-stored.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { isId } from '../../platform/slug.ts';
import { FILE_TYPES, mediaPath } from './schema.ts';
import { formerMedia, media } from './tables.server.ts';

const FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z]{3,4})$/;
const PICTURE = /^(\d{1,5})\.(avif|webp)$/;

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', ...FILE_TYPES };

/**
 * Serves the sizes of uploaded pictures, and uploaded files. What is at an address never changes, so it
 * may be cached for ever. Files are sent as downloads, because they may contain scripts.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  const { store } = services;
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const ending = FILE.exec(file)?.[1] ?? '';
    const type = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
    if (!type || !isId(id) || file.length > 100) return reply.callNotFound();
    const key = `media/${id}/${file}`;
    const size = await store.size(key);
    if (size === null) {
      const present = await presentAddress(services, id, file);
      if (!present) return reply.callNotFound();
      return reply.header('Cache-Control', 'public, max-age=3600').redirect(present, 301);
    }
    const isPicture = PICTURE.test(file);
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Feed readers on other sites show the covers.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(isPicture ? {} : { 'Content-Disposition': `attachment; filename="${file}"` }),
    };
    const tag = `"${id}-${file}"`;
    return sendStored(request, reply, store, { key, size, tag, headers });
  });
}

/** The address of what has replaced a picture or file; null if nothing has. */
async function presentAddress({ db }: Services, id: string, file: string): Promise<string | null> {
  const [present] = await db
    .select({ id: media.id, widths: media.widths, fileName: media.fileName })
    .from(formerMedia)
    .innerJoin(media, eq(media.id, formerMedia.mediaId))
    .where(eq(formerMedia.id, id));
  if (!present) return null;
  const [, width, format] = PICTURE.exec(file) ?? [];
  if (!width) return present.fileName ? `/media/${present.id}/${present.fileName}` : null;
  const next = present.widths.find((each) => each >= Number(width)) ?? present.widths.at(-1);
  return next ? mediaPath(present.id, next, format as 'avif' | 'webp') : null;
}
