/** Pages on which people write about themselves: nothing is measured there, not even by us. */
const PRIVATE = /^(\/(en|de|es))?\/(uye-olun|bize-ulasin)(\/|$)/;

export const isPrivate = (pathname: string): boolean => PRIVATE.test(pathname);
