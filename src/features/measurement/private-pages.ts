/** Pages on which people write about themselves or decide about this: nothing is measured there. */
const PRIVATE = /^(\/(en|de|es))?\/(uye-olun|bize-ulasin|olcum-tercihi)(\/|$)/;

export const isPrivate = (pathname: string): boolean => PRIVATE.test(pathname);
