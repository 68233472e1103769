import type { Admission } from './platform/http/admission/admission.server.ts';
import { BusyAnswers } from './platform/http/admission/busy-answer.server.ts';
import { Front } from './platform/http/admission/front.server.ts';
import type { createTranslators } from './platform/i18n/translate.ts';
import type { SiteAssets } from './site/assets.ts';
import { renderBusyPage } from './site/errors/busy-page.tsx';

/** Addresses of searches, of pages and of the API. */
const SEARCHES = /[?&](ara|q)=/;

interface FrontParts {
  admission: Admission;
  assets: SiteAssets;
  translators: ReturnType<typeof createTranslators>;
  /** Header names and values alternately. */
  pageHeaders: string[];
  commonHeaders: string[];
  log: ConstructorParameters<typeof Front>[0]['log'];
}

/** Refuses requests early while the server is overloaded; also returns the answers for this. */
export function createFront(parts: FrontParts): { busy: BusyAnswers; front: Front } {
  const { admission, assets, translators, pageHeaders, commonHeaders, log } = parts;
  const busy = new BusyAnswers({
    page: (locale, status) => renderBusyPage({ locale, status, assets, t: translators[locale] }),
    formPage: (locale) =>
      renderBusyPage({ locale, status: 503, assets, t: translators[locale], isForm: true }),
    translators,
    pageHeaders,
    commonHeaders,
  });
  const front = new Front({
    isFull: (url) => admission.isFull('search') && SEARCHES.test(url),
    answerBusy: (request, response) => busy.answer(request, response),
    log,
  });
  return { busy, front };
}
