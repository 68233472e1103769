import type { LogoPicture } from '../../../platform/logo.ts';
import type { SharedPicture } from '../../kit/page.ts';

/** Size of a share picture in px, as social networks require it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** The size of a content's picture, which stands at the end of its share picture. */
export const BESIDE = { width: 510, height: SHARE_HEIGHT };

const FOLDER = '/paylas';
/** The file name for the home page, whose path is empty. */
const HOME = '/index';

/** PNG for drawn texts; JPEG for pictures, of which a PNG file would be several times as large. */
export type ShareFormat = 'png' | 'jpg';
export const SHARE_TYPES: Record<ShareFormat, string> = { png: 'image/png', jpg: 'image/jpeg' };

/**
 * The path of a page's share picture. The page's address contains its language, e.g. `/en/tuzuk`.
 */
export function sharePath(address: string, format: ShareFormat = 'png'): string {
  const path = address.split('?', 1)[0] as string;
  return `${FOLDER}${path === '/' ? HOME : path}.${format}`;
}

/** The picture of pages without one of their own: the party's name and logo. */
export const PARTY_PICTURE = `${FOLDER}.png`;

/**
 * A query that changes with logo, colour and picture, because other sites keep a picture for weeks by
 * its address. Empty for the product's own.
 */
export function lookQuery(
  { logo, color }: { logo: LogoPicture | null; color: string },
  picture?: SharedPicture,
): string {
  const shown = picture && [picture.mediaId.slice(0, 8), picture.focus.x, picture.focus.y];
  const parts = [
    color.slice(1),
    logo?.mediaId.slice(0, 8),
    logo?.dark?.mediaId.slice(0, 8),
    ...(shown ?? []),
  ];
  const query = parts.filter((part) => part !== undefined && part !== '').join('-');
  return query && `?v=${query}`;
}

/**
 * The page's address from the path of its picture, and the format. Null for a path that
 * {@link sharePath} never returns.
 */
export function sharedAddress(path: string): { address: string; format: ShareFormat } | null {
  const [, name, format] = /^\/paylas((?:\/[\w.-]+)+)\.(png|jpg)$/.exec(path) ?? [];
  if (name === undefined) return null;
  return { address: name === HOME ? '/' : name, format: format as ShareFormat };
}
