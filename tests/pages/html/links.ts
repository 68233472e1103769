import { describe, expect, it } from 'vitest';
import { LOCALES, localePath, splitLocale } from '../../../src/platform/i18n/locales.ts';
import { SINGLE_PATHS } from './kinds.ts';
import { site } from './site.ts';

const ERRORS = new Set(['/401', '/404', '/500']);
const split = (address: string) => {
  const { pathname, search, hash } = new URL(address, site.origin);
  return { page: pathname + search, fragment: decodeURIComponent(hash.slice(1)) };
};

/** Pages that can be reached from `start` through links and filters. */
function reachableFrom(start: string): Set<string> {
  const targets = Map.groupBy(site.links, ({ from }) => from);
  const reached = new Set([start]);
  for (const page of reached) {
    for (const { to } of targets.get(page) ?? []) reached.add(to.split('#', 1)[0] as string);
  }
  return reached;
}

describe('the whole site in four languages', () => {
  it('has every list and its contents', () => {
    const byLocale = Map.groupBy(site.pages.keys(), (path) => splitLocale(path).locale);
    for (const [locale, paths] of byLocale) expect(paths.length, locale).toBeGreaterThan(100);
    expect([...byLocale.keys()].toSorted()).toEqual(['de', 'en', 'es', 'tr']);
  });

  it('answers every page with 200', () => {
    const wrong = [...site.pages.values()].filter(({ status }) => status !== 200);
    expect(wrong.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  });

  it('can be reached from the home page, in every language', () => {
    const reached = reachableFrom('/');
    const wanted = SINGLE_PATHS.filter((path) => !ERRORS.has(path));
    const missing = wanted
      .flatMap((path) => LOCALES.map((locale) => localePath(locale, path)))
      .filter((path) => !reached.has(path));
    expect(missing).toEqual([]);
  });

  it('has no link to a missing part of a page', () => {
    const broken = site.links.filter(({ to }) => {
      const { page, fragment } = split(to);
      return fragment && !site.pages.get(page)?.ids.has(fragment);
    });
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('has no picture, style, script or font that is missing or on another host', async () => {
    const addresses = [...site.files].filter(([address]) => !address.startsWith(site.origin));
    expect(addresses).toEqual([]);
    expect(site.files.size).toBeGreaterThan(100);
    // Every page has a share picture, which is made on request: only some of them are checked.
    const sharePictures = [...site.files].filter(([address]) => address.includes('/paylas'));
    const others = [...site.files].filter(([address]) => !address.includes('/paylas'));
    const queue = [...others, ...sharePictures.filter((_, index) => index % 25 === 0)].values();
    const missing: string[] = [];
    const fetchSome = async () => {
      for (const [address, from] of queue) {
        const reply = await fetch(address);
        const bytes = (await reply.arrayBuffer()).byteLength;
        if (reply.status !== 200 || bytes === 0)
          missing.push(`${reply.status} ${address} on ${from}`);
      }
    };
    await Promise.all([1, 2, 3, 4].map(fetchSome));
    expect(missing).toEqual([]);
    expect(sharePictures.length).toBeGreaterThan(100);
  });

  it('links other sites by https, without giving a new window access to ours', () => {
    const wrong = site.outside.filter(({ tag: { attributes } }) => {
      const { protocol } = new URL(attributes.href ?? '', site.origin);
      if (/^(mailto|tel|webcal|geo):$/.test(protocol)) return false;
      return protocol !== 'https:' || (attributes.target && !/noopener/.test(attributes.rel ?? ''));
    });
    expect(wrong.map(({ from, tag }) => `${from} → ${tag.attributes.href}`)).toEqual([]);
    expect(site.outside.length).toBeGreaterThan(0);
  });

  /** The address that the head of a page names for a language: of its translation, if there is one. */
  const alternateOf = (html: string, locale: string) => {
    const href = new RegExp(`hreflang="${locale}" href="([^"]+)"`).exec(html)?.[1];
    return href && new URL(href).pathname;
  };

  it('links each page to the same page, or to its translation, in the other languages', () => {
    const links = Map.groupBy(site.links, ({ from }) => from);
    const wrong = [...site.pages.values()].filter(({ path, html }) => {
      const { pathname, search } = new URL(path, site.origin);
      const own = splitLocale(pathname).path;
      const targets = new Set(links.get(path)?.map(({ to }) => to));
      return LOCALES.some((locale) => {
        const there = localePath(locale, own);
        const translation = alternateOf(html, locale) ?? there;
        return ![there, there + search, translation].some((one) => targets.has(one));
      });
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has the sign-in page of the staff', async () => {
    expect((await fetch(`${site.origin}/auth/login`)).status).toBe(200);
  });
});
