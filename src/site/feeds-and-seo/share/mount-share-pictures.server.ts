import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { partyRamp } from '../../../platform/color/ramp.ts';
import { redirect } from '../../../platform/http/redirect.server.ts';
import { localePath, splitLocale } from '../../../platform/i18n/locales.ts';
import { getOrRenderInTurn } from '../../../platform/page-cache/render-in-turn.server.ts';
import { type Rendered, TaggedCache } from '../../../platform/page-cache/tagged-cache.server.ts';
import type { PublicSite } from '../../public-site.server.ts';
import type { SiteData } from '../../site-data.server.ts';
import { answerTooBusy } from '../answer-too-busy.server.ts';
import { loadPageAt } from '../load-page-at.server.ts';
import { PacedQueue } from '../paced-queue.server.ts';
import type { ShareText } from './compose.server.ts';
import { PARTY_PICTURE, sharedAddress, sharePath } from './share-path.ts';
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
    send(pictures, PARTY_PICTURE, request, reply, () => renderParty(pictures)).catch((error) =>
      answerTooBusy(reply, error),
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
  const address = sharedAddress(request.url.split('?', 1)[0] as string);
  if (address === null) {
    reply.callNotFound();
    return reply;
  }
  return send(pictures, address, request, reply, () => render(pictures, address));
}

type Drawn = Rendered<SharePicture, SharePicture | string | null>;

async function send(
  pictures: Pictures,
  key: string,
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
  return reply.type('image/png').send(found.png);
}

/** Renders a picture. Returns the new path if the page has moved, and null if there is no page. */
async function render(pictures: Pictures, address: string): Promise<Drawn> {
  const { site } = pictures;
  const { locale, path } = splitLocale(address);
  const page = await loadPageAt(site, locale, path);
  if (!page) return { uncached: null };
  if ('movedTo' in page) return { uncached: sharePath(localePath(locale, page.movedTo)) };
  if (page.head.noindex || page.status) return { uncached: null };
  const data = await site.siteData.get();
  return drawn(pictures, data, shareTextOf(data, page), page.tags);
}

async function renderParty(pictures: Pictures): Promise<Drawn> {
  const data = await pictures.site.siteData.get();
  return drawn(pictures, data, partyTextOf(data), []);
}

async function drawn(
  { site, queue }: Pictures,
  { party }: SiteData,
  text: ShareText,
  tags: string[],
): Promise<Drawn> {
  const png = await site.readLogo(party, 'email.png');
  const logo = party.logo && png && { ...party.logo, png };
  const look = { ramp: partyRamp(party.color), logo };
  const drawing = await queue.run(() => renderSharePicture(text, look));
  const picture = new SharePicture(drawing, [...tags, 'party']);
  return party.logo && !logo ? { uncached: picture } : { cached: picture };
}
