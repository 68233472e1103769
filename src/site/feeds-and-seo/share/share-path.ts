import type { LogoPicture } from '../../../platform/logo.ts';

/** Size of a share picture in px, as social networks require it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const FOLDER = '/paylas';
/** The file name for the home page, whose path is empty. */
const HOME = '/index';

/**
 * The path of a page's share picture. The page's address contains its language, e.g. `/en/tuzuk`.
 */
export function sharePath(address: string): string {
  const path = address.split('?', 1)[0] as string;
  return `${FOLDER}${path === '/' ? HOME : path}.png`;
}

/** The picture of pages without one of their own: the party's name and logo. */
export const PARTY_PICTURE = `${FOLDER}.png`;

/**
 * A query that changes with logo and colour, because other sites keep a picture for weeks by its
 * address. Empty for the product's own.
 */
export function lookQuery({ logo, color }: { logo: LogoPicture | null; color: string }): string {
  if (!logo && !color) return '';
  return `?v=${[color.slice(1), logo?.mediaId.slice(0, 8)].filter(Boolean).join('-')}`;
}

/**
 * The page's address from the path of its picture. Null for a path that {@link sharePath} never
 * returns.
 */
export function sharedAddress(path: string): string | null {
  const name = /^\/paylas((?:\/[\w.-]+)+)\.png$/.exec(path)?.[1];
  return name === undefined ? null : name === HOME ? '/' : name;
}
