import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadTo } from '../../../platform/http/moved.server.ts';
import { localePath, splitLocale } from '../../../platform/i18n/locales.ts';
import { TaggedCache } from '../../../platform/page-cache/tagged-cache.server.ts';
import { answerTooBusy } from '../answer-too-busy.server.ts';
import { loadPageAt, type MachineSite } from '../machine-site.server.ts';
import { PacedQueue } from '../paced-queue.server.ts';
import { sharedAddress, sharePath } from './share-path.ts';
import { drawSharePicture, SharePicture, shareTextOf } from './share-picture.server.ts';

const KEPT_BYTES = 4 * 1024 * 1024;

/** A picture, where it moved to, or null when the address has none. */
type Found = SharePicture | string | null;

interface Pictures {
  site: MachineSite;
  kept: TaggedCache<SharePicture>;
  queue: PacedQueue;
  underWay: Map<string, Promise<Found>>;
}

/**
 * Mounts the share pictures of all pages. Returns what is kept of them, to be told of changes.
 */
export function mountSharePictures(
  app: FastifyInstance,
  site: MachineSite,
): TaggedCache<SharePicture> {
  const kept = new TaggedCache<SharePicture>(KEPT_BYTES);
  const pictures: Pictures = {
    site,
    kept,
    queue: new PacedQueue(),
    underWay: new Map(),
  };
  app.get('/paylas/*', (request, reply) =>
    answer(pictures, request, reply).catch((error) => answerTooBusy(reply, error)),
  );
  return kept;
}

async function answer(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = sharedAddress(request.url.split('?', 1)[0] as string);
  const { admission } = pictures.site;
  const draw = (of: string) =>
    admission.admit('sharePicture', request, () => drawOnce(pictures, of));
  const found = address === null ? null : (pictures.kept.get(address) ?? (await draw(address)));
  if (found === null) {
    reply.callNotFound();
    return reply;
  }
  if (typeof found === 'string') return leadTo(reply, found);
  reply
    .header('ETag', found.etag)
    .header('Cache-Control', 'public, max-age=600, stale-if-error=86400')
    // Other sites show it beside their link to the page.
    .header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(found.etag)) return reply.code(304).send();
  return reply.type('image/png').send(found.png);
}

/** Several who ask for the same picture at once wait for one drawing of it. */
function drawOnce(pictures: Pictures, address: string): Promise<Found> {
  const name = `${pictures.kept.begin()} ${address}`;
  const running = pictures.underWay.get(name);
  if (running) return running;
  const result = draw(pictures, address).finally(() => pictures.underWay.delete(name));
  pictures.underWay.set(name, result);
  return result;
}

async function draw({ site, kept, queue }: Pictures, address: string): Promise<Found> {
  const begun = kept.begin();
  const { locale, path } = splitLocale(address);
  const page = await loadPageAt(site, locale, path);
  if (!page) return null;
  if ('movedTo' in page) return sharePath(localePath(locale, page.movedTo));
  if (page.head.noindex || page.status) return null;
  const text = shareTextOf(await site.siteData.get(), page);
  const png = await queue.run(() => drawSharePicture(text));
  return kept.keep(address, begun, new SharePicture(png, [...page.tags, 'party']));
}
