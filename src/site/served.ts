/**
 * Pages outside the lists that this site answers. Buttons and links that are not the menu's are
 * drawn only to these, so that none leads nowhere; a new page adds its address here.
 */
const SERVED: ReadonlySet<string> = new Set(['/', '/tum-icerikler', '/arsiv']);

export const isServed = (path: string): boolean => SERVED.has(path);
