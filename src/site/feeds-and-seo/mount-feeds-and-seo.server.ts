import { crc32 } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharpConstructor } from 'sharp';
import { FEATURES } from '../../app/features.server.ts';
import { partyRamp } from '../../platform/color/ramp.ts';
import { redirect } from '../../platform/http/redirect.server.ts';
import { localePath, splitLocale } from '../../platform/i18n/locales.ts';
import { CachedFiles } from '../../platform/page-cache/cached-files.server.ts';
import {
  getOrRenderInTurn,
  type Invalidated,
  type Rendered,
  type Tagged,
  TaggedCache,
} from '../../platform/page-cache/tagged-cache.server.ts';
import type { Page, PageScope, SharedPicture } from '../kit/page.ts';
import type { PublicSite } from '../public-site.server.ts';
import { makeScope } from '../render-page.server.ts';
import type { SiteData } from '../site-data.server.ts';
import { answerTooBusy, PacedQueue } from './heavy-work.server.ts';
import { loadPageAt } from './load-page-at.server.ts';
import { mountSmallFiles } from './mount-small-files.server.ts';
import type { ShareLook, ShareText } from './share/compose.server.ts';
import type { Faces } from './share/face.server.ts';
import {
  BESIDE,
  PARTY_PICTURE,
  SHARE_HEIGHT,
  SHARE_TYPES,
  SHARE_WIDTH,
  type ShareFormat,
  sharedAddress,
  sharePath,
} from './share/share-path.ts';
import { mountSitemaps } from './sitemap/mount-sitemaps.server.ts';

let faces: Promise<Faces> | undefined;

let renderer: Promise<SharpConstructor> | undefined;

const CACHE_BYTES = 4 * 1024 * 1024;

/**
 * Mounts what search engines, feed readers, social networks and phones request. Returns the caches,
 * which must be invalidated after changes.
 */
export function mountFeedsAndSeo(app: FastifyInstance, site: PublicSite): Invalidated[] {
  const { db, siteData, cache, commonHeaders, rendering } = site;
  const { translators, origin, clock } = rendering;
  const files = new CachedFiles(cache, commonHeaders);
  const context = { db, siteData, translators, origin, clock, files };
  for (const feature of FEATURES) feature.mountFiles?.(app, context);
  mountSmallFiles(app, site);
  return [mountSharePictures(app, site), mountSitemaps(app, site)];
}

interface Pictures {
  site: PublicSite;
  cache: TaggedCache<SharePicture>;
  queue: PacedQueue;
}

/**
 * Mounts the share pictures of all pages. Returns their cache, which must be invalidated after
 * changes.
 */
function mountSharePictures(app: FastifyInstance, site: PublicSite): TaggedCache<SharePicture> {
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
  // The picture is dark.
  const { dark } = party.logo ?? {};
  const shown = dark ?? party.logo;
  const png = await site.readLogo({ logo: shown }, 'email.png');
  const logo = shown && png && { ...shown, png, isOnPlate: !dark };
  const crop = picture && !picture.isWhole ? await site.readCrop(picture, BESIDE) : null;
  const look = { ramp: partyRamp(party.color), logo, picture: crop ?? undefined };
  const bytes = await queue.run(() => renderSharePicture(text, look, format));
  const made = new SharePicture(bytes, [...tags, 'party']);
  // Tried again at the next request.
  const isIncomplete = (party.logo && !logo) || (picture && !crop);
  return isIncomplete ? { uncached: made } : { cached: made };
}

/** A rendered picture, cached until its texts change. */
class SharePicture implements Tagged {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly tags: string[];

  constructor(bytes: Buffer, tags: string[]) {
    this.bytes = bytes;
    this.etag = `"${bytes.length.toString(36)}-${crc32(bytes).toString(36)}"`;
    this.tags = tags;
  }

  get size(): number {
    return this.bytes.length + 1024;
  }
}

/** All texts of a picture come from the page, so a request cannot put other texts into it. */
export function shareTextOf({ party }: Pick<PageScope, 'party'>, { head }: Page): ShareText {
  const { title, description } = { ...head, ...head.sharing };
  const { trail = [] } = head;
  // The home page is named by the slogan, which has lines of its own.
  const isSlogan = party.slogan.length > 1 && title === party.slogan.join(' ');
  return {
    title: isSlogan ? party.slogan : [title],
    description,
    kicker: trail.at(-2)?.name ?? '',
    party: party.name,
  };
}

/** The picture of the party itself. */
export const partyTextOf = ({ party }: Pick<PageScope, 'party'>): ShareText => ({
  title: [party.name],
  description: party.slogan.join(' '),
  kicker: '',
  party: '',
});

/**
 * The server opens only SVG, and only SVG that it has written itself. The logo in it is a PNG file that
 * the image process has made.
 */
async function openRenderer(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp;
}

/** Renders a picture. The libraries are loaded with the first one. */
async function renderSharePicture(
  text: ShareText,
  look: ShareLook,
  format: ShareFormat,
): Promise<Buffer> {
  const [{ composeSharePicture }, { readFaces }] = await Promise.all([
    import('./share/compose.server.ts'),
    import('./share/face.server.ts'),
  ]);
  faces ??= readFaces();
  renderer ??= openRenderer();
  const svg = composeSharePicture(await faces, text, look);
  const sharp = await renderer;
  const image = sharp(Buffer.from(svg), { unlimited: true });
  if (format === 'jpg') return image.jpeg({ quality: 85 }).toBuffer();
  // Half the work of the default level, for 20 % more bytes.
  return image.png({ compressionLevel: 2 }).toBuffer();
}
