/** Pages with personal data in forms, and pages behind secret links: nothing is measured there. */
const PRIVATE = /^(\/(en|de|es))?\/(uye-olun|bize-ulasin|basvurum|onizleme)(\/|$)/;

export const isPrivate = (pathname: string): boolean => PRIVATE.test(pathname);
