import { describe, expect, it } from 'vitest';
import { ENCODINGS } from './compress.server.ts';
import { PageCache } from './page-cache.server.ts';

const open = () => new PageCache(10_000_000);
const plainly = (tags: string[]) => ({ encoding: 'identity' as const, headers: [], tags });

describe('the page cache', () => {
  it('drops exactly the pages with a tag', () => {
    const cache = open();
    cache.put('/a', cache.begin(), 'a', plainly(['list:x', 'menu']));
    cache.put('/b', cache.begin(), 'b', plainly(['list:y', 'menu']));
    cache.drop(['list:x']);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')?.plain().toString()).toBe('b');
    cache.drop(['menu']);
    expect(cache.size).toBe(0);
  });

  it('does not keep a page that went stale while it was drawn', () => {
    const cache = open();
    const begun = cache.begin();
    cache.drop(['list:x']);
    cache.put('/a', begun, 'old', plainly(['list:x']));
    cache.put('/b', begun, 'fresh', plainly(['list:y']));
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
    cache.put('/a', cache.begin(), 'new', plainly(['list:x']));
    expect(cache.get('/a')).toBeDefined();
  });

  it('keeps nothing that was begun before everything was dropped', () => {
    const cache = open();
    const begun = cache.begin();
    cache.clear();
    cache.put('/a', begun, 'old', plainly(['list:x']));
    expect(cache.get('/a')).toBeUndefined();
  });

  it('forgets the pages asked for least once it is full', () => {
    const cache = new PageCache(50_000);
    for (let n = 0; n < 100; n++)
      cache.put(`/${n}`, cache.begin(), 'x'.repeat(1000), plainly(['t']));
    expect(cache.size).toBeLessThan(20);
    expect(cache.get('/99')).toBeDefined();
    cache.drop(['t']);
    expect(cache.size).toBe(0);
  });

  it('stays within its bytes when every page is asked for in every encoding', () => {
    const most = 400_000;
    const cache = new PageCache(most);
    const pages = Array.from({ length: 200 }, (_, n) => {
      const text = Array.from({ length: 800 }, (_, i) => (i * n * 7919) % 10_007).join(' ');
      return cache.put(`/${n}`, cache.begin(), text, { ...plainly(['t']), encoding: 'br' });
    });
    const bytesOf = (page: (typeof pages)[number]) =>
      ENCODINGS.reduce((sum, encoding) => sum + page.body(encoding).bytes.length, 0);
    const keptBefore = cache.size;
    for (let n = 0; n < pages.length; n++) {
      const page = cache.get(`/${n}`);
      if (page) bytesOf(page);
    }
    const held = pages.filter((page, n) => cache.get(`/${n}`) === page);
    expect(held.reduce((sum, page) => sum + bytesOf(page), 0)).toBeLessThanOrEqual(most);
    expect(cache.bytes).toBeLessThanOrEqual(most);
    expect(held.length).toBe(cache.size);
    expect(cache.size).toBeLessThan(keptBefore);
    // What left for want of room left its tags too, and what stayed still has them.
    cache.drop(['t']);
    expect(cache.size).toBe(0);
  });
});
