import { describe, expect, it, vi } from 'vitest';
import { CachedPage, PageCache } from './cached-page.server.ts';
import { ENCODINGS, type Encoding } from './compress.server.ts';

const open = () => new PageCache(10_000_000);
const pageOf = (text: string, tags: string[], encoding: Encoding = 'identity') =>
  new CachedPage(text, encoding, [], tags);
const add = (cache: PageCache, key: string, text: string, tags: string[]) =>
  cache.getOrRender(key, async () => ({ cached: pageOf(text, tags) }));

/** A render that ends when `finish` is called. */
function slowly(text: string, tags: string[]) {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const render = vi.fn(async () => {
    await promise;
    return { cached: pageOf(text, tags) };
  });
  return { render, finish };
}

describe('the page cache', () => {
  it('removes exactly the pages with an invalidated tag', async () => {
    const cache = open();
    await add(cache, '/a', 'a', ['list:x', 'menu']);
    await add(cache, '/b', 'b', ['list:y', 'menu']);
    cache.invalidate(['list:x']);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')?.plain().toString()).toBe('b');
    cache.invalidate(['menu']);
    expect(cache.size).toBe(0);
  });

  it('renders once for all requests at the same time', async () => {
    const cache = open();
    const { render, finish } = slowly('a', ['t']);
    const all = [1, 2, 3].map(() => cache.getOrRender('/a', render));
    finish();
    const [first, ...others] = await Promise.all(all);
    expect(others).toEqual([first, first]);
    expect(await cache.getOrRender('/a', render)).toBe(first);
    expect(render).toHaveBeenCalledOnce();
  });

  it('does not cache a page whose data was invalidated while it was rendered', async () => {
    const cache = open();
    const [old, fresh] = [slowly('old', ['list:x']), slowly('fresh', ['list:y'])];
    const both = [cache.getOrRender('/a', old.render), cache.getOrRender('/b', fresh.render)];
    cache.invalidate(['list:x']);
    cache.invalidate(['list:z']);
    old.finish();
    fresh.finish();
    await Promise.all(both);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
    await add(cache, '/a', 'new', ['list:x']);
    expect(cache.get('/a')).toBeDefined();
  });

  it('does not answer a request after an invalidation with a render that began before it', async () => {
    const cache = open();
    const old = slowly('old', ['list:x']);
    const before = cache.getOrRender('/a', old.render);
    cache.invalidate(['list:x']);
    const after = await add(cache, '/a', 'new', ['list:x']);
    old.finish();
    expect((await before).plain().toString()).toBe('old');
    expect(after.plain().toString()).toBe('new');
    expect(cache.get('/a')).toBe(after);
  });

  it('caches no render that began before it was cleared', async () => {
    const cache = open();
    const old = slowly('old', ['list:x']);
    const page = cache.getOrRender('/a', old.render);
    cache.clear();
    old.finish();
    await page;
    expect(cache.get('/a')).toBeUndefined();
  });

  it('caches neither failures nor replies that must not be cached', async () => {
    const cache = open();
    const fail = async () => Promise.reject(new Error('no database'));
    await expect(cache.getOrRender('/a', fail)).rejects.toThrow('no database');
    expect(await cache.getOrRender('/a', async () => ({ uncached: null }))).toBeNull();
    expect(cache.size).toBe(0);
    await add(cache, '/a', 'a', []);
    expect(cache.size).toBe(1);
  });

  it('removes the pages that were not requested for the longest time when it is full', async () => {
    const cache = new PageCache(50_000);
    for (let n = 0; n < 100; n++)
      for (let times = 0; times < 2; times++) await add(cache, `/${n}`, 'x'.repeat(1000), ['t']);
    expect(cache.size).toBeLessThan(20);
    expect(cache.get('/99')).toBeDefined();
    expect(cache.get('/0')).toBeUndefined();
    cache.invalidate(['t']);
    expect(cache.size).toBe(0);
  });

  it('removes nothing for pages that are requested once, when it is full', async () => {
    const cache = new PageCache(50_000);
    await add(cache, '/popular', 'x'.repeat(1000), ['t']);
    for (let n = 0; n < 500; n++) await add(cache, `/${n}`, 'x'.repeat(1000), ['t']);
    expect(cache.get('/popular')).toBeDefined();
    expect(cache.get('/499')).toBeUndefined();
    await add(cache, '/499', 'x'.repeat(1000), ['t']);
    expect(cache.get('/499')).toBeDefined();
    cache.invalidate(['t']);
    await add(cache, '/new', 'x'.repeat(1000), ['t']);
    expect(cache.get('/new')).toBeDefined();
  });

  it('stays within its size in bytes when every page is requested in every encoding', async () => {
    const most = 400_000;
    const cache = new PageCache(most);
    const pages: CachedPage[] = [];
    for (let n = 0; n < 200; n++) {
      const text = Array.from({ length: 800 }, (_, i) => (i * n * 7919) % 10_007).join(' ');
      const render = async () => ({ cached: pageOf(text, ['t'], 'br') });
      pages.push(await cache.getOrRender(`/${n}`, render));
    }
    const bytesOf = (page: CachedPage) =>
      ENCODINGS.reduce((sum, encoding) => sum + page.body(encoding).bytes.length, 0);
    const sizeBefore = cache.size;
    for (let n = 0; n < pages.length; n++) {
      const page = cache.get(`/${n}`);
      if (page) bytesOf(page);
    }
    const cached = pages.filter((page, n) => cache.get(`/${n}`) === page);
    expect(cached.reduce((sum, page) => sum + bytesOf(page), 0)).toBeLessThanOrEqual(most);
    expect(cache.bytes).toBeLessThanOrEqual(most);
    expect(cached.length).toBe(cache.size);
    expect(cache.size).toBeLessThan(sizeBefore);
    // The tags of removed pages are removed too, and cached pages keep theirs.
    cache.invalidate(['t']);
    expect(cache.size).toBe(0);
  });
});
