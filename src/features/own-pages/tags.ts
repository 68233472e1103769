/** The tag of what lists pages or knows their addresses. */
export const OWN_PAGES_TAG = 'own-pages';
/** The tag of one public page. */
export const pageTag = (id: string): string => `own-page:${id}`;
