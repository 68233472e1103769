import { PROVINCES } from './provinces.ts';

const { compare } = new Intl.Collator('tr');
/** In the order of a list. */
export const PROVINCES_BY_NAME = PROVINCES.toSorted((a, b) => compare(a.name, b.name));
