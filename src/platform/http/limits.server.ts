import { Refusal } from '../errors.ts';

/**
 * Longest path and query of a page, in bytes. A page contains its own address, for example in the
 * search field.
 */
const LONGEST_PAGE_ADDRESS = 4096;

/** The API repeats nothing, and a sign-in provider may redirect back with a long code. */
export const LONGEST_API_ADDRESS = 8192;

/** Largest JSON body, in bytes. */
export const JSON_LIMIT = 64 * 1024;
/** Largest set of request headers, in bytes. */
export const HEADER_LIMIT = 16 * 1024;

export const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** @throws Refusal 414 */
export function refuseLongAddress(url: string): void {
  if (url.length > (isApi(url) ? LONGEST_API_ADDRESS : LONGEST_PAGE_ADDRESS))
    throw new Refusal(414, 'addressTooLong');
}
