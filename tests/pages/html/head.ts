import { describe, expect, it } from 'vitest';
import { LOCALES, localePath, splitLocale } from '../../../src/platform/i18n/locales.ts';
import type { CrawledPage } from './crawl.ts';
import { server, site } from './site.ts';
import { titleOf } from './tags.ts';

const PARTY = 'Liberal Ufuk Partisi';

const find = (page: CrawledPage, name: string, key: string, value: string) =>
  page.tags.filter((tag) => tag.name === name && tag.attributes[key] === value);
const meta = (page: CrawledPage, name: string) =>
  find(page, 'meta', 'name', name).map((tag) => tag.attributes.content ?? '');
const languages = (page: CrawledPage) =>
  find(page, 'link', 'rel', 'alternate')
    .filter((tag) => tag.attributes.hreflang)
    .map(({ attributes }) => [attributes.hreflang as string, attributes.href as string] as const);
const canonical = (page: CrawledPage) =>
  find(page, 'link', 'rel', 'canonical').map((tag) => tag.attributes.href);
/** What search engines may list; error pages and older versions of documents may not be listed. */
const pages = [...site.pages.values()].filter((page) => meta(page, 'robots')[0] !== 'noindex');
const pathsWhere = (isWrong: (page: CrawledPage) => boolean) =>
  pages.filter(isWrong).map(({ path }) => path);

describe('the head of every page', () => {
  it('has a title of the form "{title} | party"', () => {
    expect(pathsWhere(({ html }) => !/^\S.* \| Liberal Ufuk Partisi$/.test(titleOf(html)))).toEqual(
      [],
    );
    expect(pathsWhere(({ html }) => titleOf(html).split(PARTY).length > 2)).toEqual([]);
  });

  it('names the language that belongs to the address', () => {
    const wrong = ({ path, html }: CrawledPage) =>
      !html.includes(`<html lang="${splitLocale(path.split('?')[0] as string).locale}"`);
    expect(pathsWhere(wrong)).toEqual([]);
  });

  it('has a title that no other address of the language has', () => {
    const plain = pages.filter(({ path }) => !path.includes('?'));
    const byTitle = Map.groupBy(
      plain,
      (page) => `${splitLocale(page.path).locale} ${titleOf(page.html)}`,
    );
    const twice = [...byTitle.values()].filter((same) => same.length > 1);
    expect(twice.map((same) => same.map(({ path }) => path))).toEqual([]);
  });

  it('has one description of 20 to 320 letters', () => {
    const wrong = (page: CrawledPage) => {
      const [description = '', second] = meta(page, 'description');
      return second !== undefined || description.length < 20 || description.length > 320;
    };
    expect(pathsWhere(wrong)).toEqual([]);
  });

  it('names one canonical address on this site, which is canonical itself', () => {
    const wrong = (page: CrawledPage) => {
      const [address = '', second] = canonical(page);
      if (second || !address.startsWith(site.origin)) return true;
      const target = site.pages.get(address.slice(site.origin.length) || '/');
      return !target || canonical(target)[0] !== address;
    };
    expect(pathsWhere(wrong)).toEqual([]);
  });

  it('lists its languages (hreflang), and each of those pages lists the same', () => {
    const wrong = (page: CrawledPage) => {
      const own = languages(page);
      if (!own.some(([language]) => language === 'x-default')) return true;
      return own.some(([, address]) => {
        const other = site.pages.get(address.slice(site.origin.length) || '/');
        return !other || JSON.stringify(languages(other)) !== JSON.stringify(own);
      });
    };
    expect(pathsWhere(wrong)).toEqual([]);
  });

  it('lists all four languages for a list of contents', () => {
    for (const locale of LOCALES) {
      const list = site.pages.get(localePath(locale, '/haberler')) as CrawledPage;
      expect(languages(list).map(([language]) => language)).toEqual([...LOCALES, 'x-default']);
    }
  });

  it('has one share picture', () => {
    const wrong = (page: CrawledPage) => find(page, 'meta', 'property', 'og:image').length !== 1;
    expect(pathsWhere(wrong)).toEqual([]);
  });
});

describe('error pages', () => {
  it.each(LOCALES)('are excluded from search engines (%s)', (locale) => {
    for (const status of ['401', '404', '500']) {
      const page = site.pages.get(localePath(locale, `/${status}`)) as CrawledPage;
      expect(meta(page, 'robots')).toEqual(['noindex']);
      expect(canonical(page)).toEqual([]);
    }
  });

  it.each(LOCALES)('answer an unknown address with status 404 (%s)', async (locale) => {
    for (const path of ['/yok', '/haberler/yok', '/haberler?sayfa=99', '/haberler/x/y']) {
      const reply = await fetch(server.origin + localePath(locale, path));
      expect(reply.status, path).toBe(404);
      const html = await reply.text();
      expect(html, path).toContain(`<html lang="${locale}"`);
      expect(html, path).toContain('>404<');
    }
  });
});
