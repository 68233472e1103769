import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE, type Locale, localePath } from '../../../platform/i18n/locales.ts';
import type { RenderedFile } from '../../../platform/page-cache/cached-files.server.ts';
import type { FileContext } from '../../../site/kit/file-context.server.ts';
import { CATEGORIES, CATEGORY_NAMES, type Category } from '../schema.ts';
import { categoryNames } from '../site/category-names.ts';
import { feedPath } from './feed-path.ts';
import { readFeed } from './read-feed.server.ts';
import { writeFeed } from './write-feed.ts';

/**
 * Mounts the feeds: of all contents, of each category, and of English contents under English
 * addresses.
 */
export function mountFeeds(app: FastifyInstance, context: FileContext): void {
  const feeds: [Locale, Category | null][] = [
    [DEFAULT_LOCALE, null],
    ...CATEGORY_NAMES.map((category): [Locale, Category] => [DEFAULT_LOCALE, category]),
    ['en', 'english'],
  ];
  for (const [locale, category] of feeds) {
    app.get(localePath(locale, feedPath(category)), (request, reply) =>
      context.files.answer(request, reply, 'application/rss+xml; charset=utf-8', () =>
        write(context, locale, category),
      ),
    );
  }
}

async function write(
  { db, siteData, translators, origin }: FileContext,
  locale: Locale,
  category: Category | null,
): Promise<RenderedFile> {
  const [{ party }, items] = await Promise.all([siteData.get(), readFeed(db, category)]);
  const t = translators[locale];
  const names = categoryNames(t);
  const text = writeFeed(origin, {
    title: category ? `${names[category]} | ${party.name}` : party.name,
    description: category ? t(`content:categories.${category}.lead`) : party.introduction,
    path: localePath(locale, feedPath(category)),
    list: localePath(locale, category ? CATEGORIES[category] : '/tum-icerikler'),
    language: category === 'english' ? 'en' : DEFAULT_LOCALE,
    locale,
    categoryNames: names,
    items,
  });
  return { text, tags: [category ? `list:${category}` : 'list:all', 'party'] };
}
