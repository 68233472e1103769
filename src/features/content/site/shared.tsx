import type { TFunction } from 'i18next';
import { DEFAULT_LOCALE, type Locale, localePath } from '../../../platform/i18n/locales.ts';
import { textOfHtml } from '../../../platform/markup/html.ts';
import type { PageHead, PageScope } from '../../../site/kit/page.ts';
import { type PictureProps, preloadOf, ResponsivePicture } from '../../../ui/picture.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { mediaPath } from '../../media/schema.ts';
import { CATEGORIES, CATEGORY_NAMES, type Category } from '../schema.ts';
import type { CoverView, ListItemView, TranslationView } from '../views.ts';

interface CoverProps {
  cover: CoverView;
  sizes: string;
  first?: boolean;
  /** If the title next to it has the same meaning, screen readers skip the picture. */
  decorative?: boolean;
}

function pictureOf({ cover, sizes, first, decorative }: CoverProps): PictureProps {
  const { width, height, widths, mediaId, focus } = cover;
  const source = (size: number, format: 'avif' | 'webp') => mediaPath(mediaId, size, format);
  return { width, height, widths, sizes, source, first, focus, alt: decorative ? '' : cover.alt };
}

/** A picture in the suitable size or, if it exists, an SVG in the visitor's colours. */
export function Cover(props: CoverProps) {
  const { cover, decorative } = props;
  if (!cover.inlineSvg) return <ResponsivePicture {...pictureOf(props)} />;
  return decorative ? (
    <div className="drawing" aria-hidden="true" {...rawHtml(cover.inlineSvg)} />
  ) : (
    <div className="drawing" role="img" aria-label={cover.alt} {...rawHtml(cover.inlineSvg)} />
  );
}

/** The preload link in the head for a cover that is visible first. */
export const coverPreload = (cover: CoverView, sizes: string) =>
  preloadOf(pictureOf({ cover, sizes }));

/** The language of a content if it differs from the language of the page. */
export const contentLanguage = (language: Locale, locale: Locale): Locale | undefined =>
  language === locale ? undefined : language;

const kept = new WeakMap<TFunction, Record<Category, string>>();

/** The names of all categories in one language, cached because lists need them for every row. */
export function categoryNames(t: TFunction): Record<Category, string> {
  let names = kept.get(t);
  if (!names) {
    names = Object.fromEntries(
      CATEGORY_NAMES.map((category) => [category, t(`content:categories.${category}.name`)]),
    ) as Record<Category, string>;
    kept.set(t, names);
  }
  return names;
}

/**
 * An item as readers of a language see it: with title, lead and address of its translation, if there
 * is one.
 */
export function itemIn(locale: Locale, item: ListItemView): ListItemView {
  if (item.language === locale) return item;
  const translation = item.translations?.find(({ language }) => language === locale);
  return translation ? { ...item, ...translation } : item;
}

/** Items as readers of a language see them; of a content and its translation one is shown. */
export function itemsIn(locale: Locale, items: readonly ListItemView[]): ListItemView[] {
  const own = new Set(items.map(({ id }) => id));
  const shown = new Map<string, ListItemView>();
  for (const item of items) {
    const one = itemIn(locale, item);
    const isElsewhere = one !== item && own.has(one.id);
    if (!isElsewhere && !shown.has(one.id)) shown.set(one.id, one);
  }
  return [...shown.values()];
}

/** The list of a category, for the breadcrumbs of its articles. */
export const categoryStep = ({ t }: PageScope, category: Category) => ({
  name: categoryNames(t)[category],
  path: CATEGORIES[category],
});

/** The feed of a category, at the address for the page's language if there is one. */
export function categoryFeed({ t, locale }: PageScope, category: Category): PageHead['feed'] {
  const inEnglish = category === 'english' && locale === 'en';
  const path = feedPath(category);
  return { title: categoryNames(t)[category], path: inEnglish ? localePath('en', path) : path };
}

/** The path of the feed of a category, or of all categories. */
export const feedPath = (category: Category | null): string =>
  `${category ? CATEGORIES[category] : ''}/rss.xml`;

/**
 * The languages in which search engines offer the page of a content, and the Turkish paths of its
 * translations. A text in another language that has no translation is also the one for readers of
 * Turkish, at the address without a prefix.
 */
export function languagesOf(language: Locale, translations: readonly TranslationView[]) {
  const paths: Partial<Record<Locale, string>> = Object.fromEntries(
    translations.map((other) => [other.language, other.path]),
  );
  const isAlone = language !== DEFAULT_LOCALE && translations.length === 0;
  const languages: Locale[] = isAlone ? [DEFAULT_LOCALE, language] : [language];
  return { languages, translations: paths };
}

/** The language of the canonical address of a content, as a reader with this language sees it. */
export const canonicalLanguage = (languages: readonly Locale[], reader: Locale): Locale =>
  languages.includes(reader) ? reader : (languages[0] ?? DEFAULT_LOCALE);

/** Of a text that is looked at, in characters of HTML. */
const LOOKED_AT = 20_000;
const SHORTEST = 60;
const LONGEST = 200;
/** Not behind the number of an ordinal: "21. yüzyılda". */
const SENTENCE_END = /[.!?…]["”’»)]*(?=\s+["“‘«(]*[\p{Lu}\d])/gu;

/** The first sentences of a text without a summary, from its paragraphs; empty if it has none. */
export function beginningOf(html: string): string {
  let text = '';
  for (const [, inner = ''] of html.slice(0, LOOKED_AT).matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/g)) {
    text = `${text} ${textOfHtml(inner.replace(/<sup\b[\s\S]*?<\/sup>|<svg\b[\s\S]*?<\/svg>/g, ''))}`;
    text = text.replace(/\s+/g, ' ').trim();
    if (text.length >= SHORTEST) break;
  }
  if (text.length <= LONGEST) return text;
  const end = [...text.slice(0, LONGEST + 20).matchAll(SENTENCE_END)]
    .map(({ 0: sign, index }) => index + sign.length)
    .filter((at) => at >= SHORTEST && at <= LONGEST)
    .at(-1);
  if (end !== undefined) return text.slice(0, end);
  return `${text
    .slice(0, LONGEST)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:–-]+$/, '')}…`;
}
