import { LOCALES, localePath } from '../../../src/platform/i18n/locales.ts';
import { sharedDemo } from '../../harness/shared-demo.ts';
import { TEMPLATE_PATHS } from '../templates.ts';
import { type CrawledPage, crawl, fetchPage } from './crawl.ts';
import { SEEDS } from './kinds.ts';

export const server = await sharedDemo();

/** Every page of the demo site in four languages, fetched once for all checks of HTML. */
export const site = await crawl(server.origin, SEEDS);

/** The templates in every language, also those that are not linked: search results. */
export const templatePages = new Map<string, CrawledPage>();
for (const template of TEMPLATE_PATHS) {
  for (const path of LOCALES.map((locale) => localePath(locale, template)))
    templatePages.set(path, site.pages.get(path) ?? (await fetchPage(server.origin, path)));
}
export const missingPage = await fetchPage(server.origin, '/yok');
