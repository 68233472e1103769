export const YEAR = /^(19|20)\d\d$/;
export const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Query parameters of a list with pages and a filter by year. */
export const LIST_PARAMETERS = { yil: YEAR, sayfa: PAGE_NUMBER };
