import { showToast } from './toast.ts';

/** Storage key of the language that was just chosen, until the page in that language has loaded. */
const CHOSEN = 'language-chosen';

/**
 * Messages that a page shows by itself: that the language was changed, and what the server could
 * not read when it rendered the page.
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
  // A prerendered page shows its messages when the visitor opens it.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', say);
  else say();
}

function remember(locale: string) {
  try {
    sessionStorage[CHOSEN] = locale;
  } catch {
    // Without a storage this message is not shown.
  }
}

function recall(): string | undefined {
  try {
    const locale: string | undefined = sessionStorage[CHOSEN];
    delete sessionStorage[CHOSEN];
    return locale;
  } catch {
    return;
  }
}
