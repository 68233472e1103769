import { CachedPage } from './cached-page.server.ts';
import type { Encoding } from './compress.server.ts';
import { TaggedCache } from './tagged-cache.server.ts';

/** Pages and other texts by address, compressed. */
export class PageCache extends TaggedCache<CachedPage> {
  /** Keeps a text unless one of its tags was dropped since `begun`. Returns it ready to be sent. */
  put(
    key: string,
    begun: number,
    text: string,
    { encoding, headers, tags }: { encoding: Encoding; headers: string[]; tags: string[] },
  ): CachedPage {
    return this.keep(key, begun, new CachedPage(text, encoding, headers, tags));
  }
}
