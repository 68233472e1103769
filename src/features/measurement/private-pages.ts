/** Pages with personal data in forms: nothing is measured there. */
const PRIVATE = /^(\/(en|de|es))?\/(uye-olun|bize-ulasin|basvurum)(\/|$)/;

export const isPrivate = (pathname: string): boolean => PRIVATE.test(pathname);
