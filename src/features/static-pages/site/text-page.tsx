import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { LEGAL_KINDS, LEGAL_TEXTS } from '../../legal-texts/schema.ts';
import type { TextPage } from '../built-in/pages.ts';
import type { OwnText } from '../operations.server.ts';
import { NOTICES_ID, STATIC_PAGES, STATIC_PAGES_TAG } from '../schema.ts';

/** All notices and declarations of the forms: the footer leads here. */
function Notices({ scope: { t, href } }: { scope: PageScope }) {
  return (
    <nav className="sec inset" id={NOTICES_ID} aria-labelledby="metinler">
      <h2 id="metinler">{t('staticPages:notices')}</h2>
      <div className="prose plain">
        <ul role="list">
          {LEGAL_KINDS.map((kind) => (
            <li key={kind}>
              <a href={href(LEGAL_TEXTS[kind])}>{t(`legalTexts:names.${kind}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A page that has nothing but its text; that about privacy also lists the notices of the forms. */
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
        {page === 'privacy' && <Notices scope={scope} />}
      </div>
    ),
  };
}
