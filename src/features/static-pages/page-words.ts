import type { PageSearch } from '../../site/kit/page-route.server.ts';

/** What people call the pages of this feature when they search for them. */
export const TEXT_PAGE_WORDS = {
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
