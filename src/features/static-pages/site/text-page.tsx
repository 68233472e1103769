import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { NOTICES_ID, STATIC_PAGES, STATIC_PAGES_TAG } from '../contract.ts';
import type { Notice, OwnText } from '../operations.server.ts';
import type { TextPage } from '../pages.server.ts';

/** All notices and declarations of the forms: the footer leads here. */
function Notices({
  scope: { t, href },
  notices,
}: {
  scope: PageScope;
  notices: readonly Notice[];
}) {
  return (
    <nav className="sec inset" id={NOTICES_ID} aria-labelledby="metinler">
      <h2 id="metinler">{t('staticPages:notices')}</h2>
      <div className="prose plain">
        <ul role="list">
          {notices.map(({ path, name }) => (
            <li key={path}>
              <a href={href(path)}>{t(name)}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** A page that has nothing but its text; that about privacy also lists the notices of the forms. */
export function textPage(
  scope: PageScope,
  page: TextPage,
  text: OwnText,
  notices: readonly Notice[],
): Page {
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
        {notices.length > 0 && <Notices scope={scope} notices={notices} />}
      </div>
    ),
  };
}
