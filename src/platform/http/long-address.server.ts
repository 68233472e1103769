import { Refusal } from '../errors.ts';

/** Longest path and query of a page, in bytes. A page repeats its address, a search above all. */
const MOST_OF_A_PAGE = 4096;
/** The API repeats nothing, and a provider of sign-ins may lead back with a long code. */
const MOST_OF_A_CALL = 8192;

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** @throws Refusal 414 */
export function refuseLongAddress(url: string): void {
  if (url.length > (isApi(url) ? MOST_OF_A_CALL : MOST_OF_A_PAGE))
    throw new Refusal(414, 'addressTooLong');
}
