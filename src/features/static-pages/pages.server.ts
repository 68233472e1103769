import type { Locale } from '../../platform/i18n/locales.ts';
import { fillLines } from '../../platform/mail/placeholders.ts';
import { renderBody } from '../../platform/markup/render-body.server.ts';
import type { Page } from '../../site/kit/page.ts';
import type { PageRequest, PageRoute, PageSearch } from '../../site/kit/page-route.server.ts';
import { readableNumber } from '../../site/kit/parts/contact-links.ts';
import { de } from './built-in/de.ts';
import { en } from './built-in/en.ts';
import { es } from './built-in/es.ts';
import { tr } from './built-in/tr.ts';
import { STATIC_PAGES, type StaticPage } from './contract.ts';
import { NOTICES, readOwnText } from './operations.server.ts';
import { textPage } from './site/text-page.tsx';

/** The pages that have nothing but their text. */
export type TextPage = Extract<StaticPage, 'accessibility' | 'privacy'>;

/** `body` is Markdown; it and the title may contain data of the party, such as `{{email}}`. */
export type BuiltInPages = Record<TextPage, { title: string; body: string }>;

/** Shown until the party has written its own text. */
const BUILT_IN: Record<Locale, BuiltInPages> = { tr, en, de, es };

/** What people call the pages of this feature when they search for them. */
const TEXT_PAGE_WORDS = {
  accessibility: {
    isRead: true,
    called: {
      tr: 'erişilebilirlik bildirimi, engelli, engelsiz, engelliler için, ekran okuyucu, wcag',
      en: 'accessibility statement, disability, screen reader, wcag',
      de: 'barrierefreiheit, erklärung zur barrierefreiheit, screenreader, behinderung, wcag',
      es: 'accesibilidad, declaración de accesibilidad, discapacidad, lector de pantalla, wcag',
    },
  },
  privacy: {
    isRead: true,
    called: {
      tr: 'gizlilik politikası, gizlilik sözleşmesi, çerez, çerezler, çerez politikası, cookie',
      en: 'privacy, privacy policy, cookies, cookie policy',
      de: 'datenschutz, datenschutzerklärung, cookies',
      es: 'privacidad, política de privacidad, cookies',
    },
  },
} as const satisfies Record<string, PageSearch>;

const pageAt = (page: TextPage & keyof typeof TEXT_PAGE_WORDS): PageRoute => ({
  path: STATIC_PAGES[page],
  name: `staticPages:names.${page}`,
  search: TEXT_PAGE_WORDS[page],
  isAlwaysListed: true,
  load: loadTextPage(page),
});

export const staticSitePages: PageRoute[] = [pageAt('accessibility'), pageAt('privacy')];

/** The party's own text, or the built-in one with the party's data. */
function loadTextPage(page: TextPage) {
  return async ({ db, read, scope }: PageRequest): Promise<Page> => {
    const own = await readOwnText(db, page, scope.locale);
    const notices = page === 'privacy' ? read(NOTICES) : [];
    if (own) return textPage(scope, page, own, notices);
    const { title, body } = BUILT_IN[scope.locale][page];
    const { name: party, address, phone, email } = scope.party;
    const values = { party, address, phone: readableNumber(phone), email };
    const { html } = await renderBody(fillLines(body, values));
    return textPage(scope, page, { title, html, lang: undefined }, notices);
  };
}
