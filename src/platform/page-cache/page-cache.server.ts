import type { CachedPage } from './cached-page.server.ts';
import { TaggedCache } from './tagged-cache.server.ts';

/** Pages and other texts by address, compressed. */
export class PageCache extends TaggedCache<CachedPage> {}
