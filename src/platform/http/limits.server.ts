/** Largest JSON body, in bytes. */
export const JSON_LIMIT = 64 * 1024;
/** Largest set of request headers, in bytes. */
export const HEADER_LIMIT = 16 * 1024;

/** A route's limit for one network address. */
export const limitPerClient = (max: number, timeWindow: string) => ({ max, timeWindow });
