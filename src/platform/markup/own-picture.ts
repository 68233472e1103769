const MEDIA = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g;

/**
 * Ends the address of a picture that only decorates: it has no alternative text on purpose, and screen
 * readers skip it. A fragment stays where Markdown is copied, and other programs ignore it.
 */
export const DECORATIVE = '#decorative';

/** Whether a picture in a text is stored on this site; other pictures are not shown. */
export const isOwnPicture = (address: string): boolean =>
  /^\/media\/[\w./-]+(?:#decorative)?$/.test(address) && !address.includes('..');

export const isDecorative = (address: string): boolean => address.endsWith(DECORATIVE);

export const fileOfPicture = (address: string): string =>
  isDecorative(address) ? address.slice(0, -DECORATIVE.length) : address;

/** The ids of the stored pictures and files that a text names, each once. */
export const mediaIdsIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(MEDIA)].map(([, id]) => id as string)),
];
