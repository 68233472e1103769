export const YEAR = /^(19|20)\d\d$/;
export const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Parameters of a list that has pages and can be narrowed to a year. */
export const LIST_PARAMETERS = { yil: YEAR, sayfa: PAGE_NUMBER };
