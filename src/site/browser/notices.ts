import { showToast } from './toast.ts';

/** Where the language that was just chosen waits for its page. */
const CHOSEN = 'language-chosen';

/**
 * What a page has to say by itself once somebody sees it: that the language was changed, in the
 * new one, and what the server could not read while rendering it.
 */
export function sayNotices() {
  const { changed = '', fault } = document.getElementById('announcer')?.dataset ?? {};
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(
      '[data-languages] a:not([aria-current])',
    );
    if (link) remember(link.hreflang);
  });
  const say = () => {
    if (fault) showToast(fault, { kind: 'error' });
    if (recall() === document.documentElement.lang) showToast(changed, { kind: 'success' });
  };
  // A prerendered page says nothing until somebody goes to it.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', say);
  else say();
}

function remember(locale: string) {
  try {
    sessionStorage.setItem(CHOSEN, locale);
  } catch {
    // Without storage the page in the new language says enough.
  }
}

function recall(): string | null {
  try {
    const locale = sessionStorage.getItem(CHOSEN);
    sessionStorage.removeItem(CHOSEN);
    return locale;
  } catch {
    return null;
  }
}
