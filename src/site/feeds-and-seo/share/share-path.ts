/** Pixels of a share picture, as the networks want it. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const FOLDER = '/paylas';
/** Stands for the home page, which has no name of its own. */
const HOME = '/index';

/** Where the share picture of a page lies; the page's address comes with its language, e.g. `/en/tuzuk`. */
export function sharePath(address: string): string {
  const path = address.split('?', 1)[0] as string;
  return `${FOLDER}${path === '/' ? HOME : path}.png`;
}

/** The page's address that a picture's path names; null for a path that {@link sharePath} never makes. */
export function sharedAddress(path: string): string | null {
  const name = /^\/paylas((?:\/[\w.-]+)+)\.png$/.exec(path)?.[1];
  return name === undefined ? null : name === HOME ? '/' : name;
}
