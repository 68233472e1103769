import { SHOWN_BOARDS } from '../features/people/boards/published.server.ts';
import { boardPath, wordsIn } from '../features/people/boards/schema.ts';
import { textIn } from '../features/people/schema.ts';
import type { SitePage, SitePages } from '../features/search/match-pages.server.ts';
import { LOCALES, type Locale } from '../platform/i18n/locales.ts';
import type { ReadSource } from '../platform/sources.server.ts';

/** The pages of the site with the boards of the party's own, which a search finds by name and lead. */
export function withBoards(pages: SitePages, read: ReadSource): SitePages {
  let made: { of: object; byLocale: Map<Locale, SitePage[]> } | null = null;
  return {
    async list(locale) {
      const shown = await read(SHOWN_BOARDS).get();
      // The words of a page are folded once for each object, so the objects stay as long as the boards.
      if (made?.of !== shown) made = { of: shown, byLocale: new Map() };
      let boards = made.byLocale.get(locale);
      if (!boards) {
        boards = [...shown.values()].map(({ slug, texts }) => ({
          path: boardPath({ key: null, slug }),
          title: textIn(wordsIn(texts, 'name'), locale).text,
          lead: textIn(wordsIn(texts, 'lead'), locale).text,
          headings: [],
          called: [...new Set([texts.tr.name, texts[locale].name])].filter(Boolean),
          calledElsewhere: LOCALES.map((one) => texts[one].name).filter(Boolean),
        }));
        made.byLocale.set(locale, boards);
      }
      return boards.length > 0 ? [...(await pages.list(locale)), ...boards] : pages.list(locale);
    },
  };
}
