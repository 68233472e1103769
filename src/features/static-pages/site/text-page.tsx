import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import type { TextPage } from '../built-in/pages.ts';
import type { OwnText } from '../operations.server.ts';
import { STATIC_PAGES, STATIC_PAGES_TAG } from '../schema.ts';

/** A page that has nothing but its text. */
export function textPage(scope: PageScope, page: TextPage, text: OwnText): Page {
  const { t, party } = scope;
  const path = STATIC_PAGES[page];
  const { title, html, lang } = text;
  return {
    head: {
      title,
      description: t(`staticPages:descriptions.${page}`, { party: party.name }),
      canonical: path,
      trail: [{ name: title, path }],
    },
    tags: [STATIC_PAGES_TAG, 'party'],
    main: (
      <div className="wrap">
        <header className="page-head corner railed">
          <p className="rail" />
          <div className="in">
            <h1 lang={lang}>{title}</h1>
          </div>
        </header>
        <div className="sec" lang={lang}>
          <div className="prose plain inset" {...rawHtml(writtenHtml(t, html))} />
        </div>
      </div>
    ),
  };
}
