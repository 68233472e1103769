import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { partyRamp } from '../../../platform/color/ramp.ts';
import { redirect } from '../../../platform/http/redirect.server.ts';
import { localePath, splitLocale } from '../../../platform/i18n/locales.ts';
import { getOrRenderInTurn } from '../../../platform/page-cache/render-in-turn.server.ts';
import { type Rendered, TaggedCache } from '../../../platform/page-cache/tagged-cache.server.ts';
import type { SharedPicture } from '../../kit/page.ts';
import type { PublicSite } from '../../public-site.server.ts';
import { makeScope } from '../../render-page.server.ts';
import type { SiteData } from '../../site-data.server.ts';
import { answerTooBusy } from '../answer-too-busy.server.ts';
import { loadPageAt } from '../load-page-at.server.ts';
import { PacedQueue } from '../paced-queue.server.ts';
import type { ShareText } from './compose.server.ts';
import {
  BESIDE,
  PARTY_PICTURE,
  SHARE_HEIGHT,
  SHARE_TYPES,
  SHARE_WIDTH,
  type ShareFormat,
  sharedAddress,
  sharePath,
} from './share-path.ts';
import {
  partyTextOf,
  renderSharePicture,
  SharePicture,
  shareTextOf,
} from './share-picture.server.ts';

const CACHE_BYTES = 4 * 1024 * 1024;

interface Pictures {
  site: PublicSite;
  cache: TaggedCache<SharePicture>;
  queue: PacedQueue;
}

/**
 * Mounts the share pictures of all pages. Returns their cache, which must be invalidated after
 * changes.
 */
export function mountSharePictures(
  app: FastifyInstance,
  site: PublicSite,
): TaggedCache<SharePicture> {
  const cache = new TaggedCache<SharePicture>(CACHE_BYTES);
  const pictures: Pictures = { site, cache, queue: new PacedQueue() };
  app.get(PARTY_PICTURE, (request, reply) =>
    send(pictures, PARTY_PICTURE, 'png', request, reply, () => renderParty(pictures)).catch(
      (error) => answerTooBusy(reply, error),
    ),
  );
  app.get('/paylas/*', (request, reply) =>
    answer(pictures, request, reply).catch((error) => answerTooBusy(reply, error)),
  );
  return cache;
}

async function answer(
  pictures: Pictures,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] as string;
  const shared = sharedAddress(path);
  if (shared === null) {
    reply.callNotFound();
    return reply;
  }
  return send(pictures, path, shared.format, request, reply, () => render(pictures, shared));
}

type Drawn = Rendered<SharePicture, SharePicture | string | null>;

async function send(
  pictures: Pictures,
  key: string,
  format: ShareFormat,
  request: FastifyRequest,
  reply: FastifyReply,
  draw: () => Promise<Drawn>,
): Promise<FastifyReply> {
  const { admission } = pictures.site;
  const inTurn = { admission, cost: 'sharePicture' as const, request };
  const found = await getOrRenderInTurn(pictures.cache, key, inTurn, draw);
  if (found === null) {
    reply.callNotFound();
    return reply;
  }
  if (typeof found === 'string') return redirect(reply, found);
  reply
    .header('ETag', found.etag)
    .header('Cache-Control', 'public, max-age=0, s-maxage=1, stale-if-error=86400')
    // Other sites show the picture beside their link to the page.
    .header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(found.etag)) return reply.code(304).send();
  return reply.type(SHARE_TYPES[format]).send(found.bytes);
}

/** Renders a picture. Returns the new path if the page has moved, and null if there is no page. */
async function render(
  pictures: Pictures,
  { address, format }: { address: string; format: ShareFormat },
): Promise<Drawn> {
  const { site } = pictures;
  const { locale, path } = splitLocale(address);
  const page = await loadPageAt(site, locale, path);
  if (!page) return { uncached: null };
  if ('movedTo' in page) return { uncached: sharePath(localePath(locale, page.movedTo), format) };
  if (page.head.noindex || page.status) return { uncached: null };
  const data = await site.siteData.get();
  // The address that a page without a picture had shows its title, also when it has a picture now.
  const picture = format === 'jpg' ? page.head.sharing?.picture : undefined;
  const scope = makeScope(site.rendering, data, locale, path);
  const drawing = { text: shareTextOf(scope, page), tags: page.tags, format, picture };
  if (!picture?.isWhole) return drawn(pictures, data, drawing);
  const whole = await site.readCrop(picture, { width: SHARE_WIDTH, height: SHARE_HEIGHT });
  if (whole) return { cached: new SharePicture(whole, page.tags) };
  return drawn(pictures, data, drawing);
}

async function renderParty(pictures: Pictures): Promise<Drawn> {
  const data = await pictures.site.siteData.get();
  return drawn(pictures, data, { text: partyTextOf(data), tags: [], format: 'png' });
}

interface Drawing {
  text: ShareText;
  tags: string[];
  format: ShareFormat;
  picture?: SharedPicture | undefined;
}

async function drawn(
  { site, queue }: Pictures,
  { party }: SiteData,
  { text, tags, format, picture }: Drawing,
): Promise<Drawn> {
  const png = await site.readLogo(party, 'email.png');
  const logo = party.logo && png && { ...party.logo, png };
  const crop = picture && !picture.isWhole ? await site.readCrop(picture, BESIDE) : null;
  const look = { ramp: partyRamp(party.color), logo, picture: crop ?? undefined };
  const bytes = await queue.run(() => renderSharePicture(text, look, format));
  const made = new SharePicture(bytes, [...tags, 'party']);
  // Tried again at the next request.
  const isIncomplete = (party.logo && !logo) || (picture && !crop);
  return isIncomplete ? { uncached: made } : { cached: made };
}
