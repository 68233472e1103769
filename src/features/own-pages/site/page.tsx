import { textOfHtml } from '../../../platform/markup/html.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import type { PublicPage } from '../published.server.ts';
import { ownPagePath } from '../schema.ts';
import { OWN_PAGES_TAG, pageTag } from '../tags.ts';

/** Of a description that is the beginning of the text, in characters. */
const LONGEST = 200;

/** A page that the party made. Without a text in the page's language it is in Turkish. */
export function ownPage({ t, locale }: PageScope, page: PublicPage): Page {
  const { id, slug, title, summary, html, languages } = page;
  const path = ownPagePath(slug);
  const lang = page.locale === locale ? undefined : page.locale;
  return {
    head: {
      title,
      description: summary || beginning(html),
      canonical: path,
      alternates: languages,
      modifiedAt: page.changedAt.toISOString(),
      trail: [{ name: title, path }],
    },
    ...(lang && { contentLang: lang }),
    tags: [pageTag(id), OWN_PAGES_TAG],
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

function beginning(html: string): string {
  const text = textOfHtml(html.slice(0, LONGEST * 20))
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}
