import { formatDate, formatNumber } from '../../../platform/i18n/format.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import rows from '../../../site/kit/parts/rows.module.css';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { SectionHead } from '../../../ui/section.tsx';
import { LEGAL_KINDS, LEGAL_TEXTS, type LegalKind, type LegalTextView } from '../contract.ts';
import { LEGAL_TEXTS_TAG } from '../versions.server.ts';

/**
 * The page of a legal text in one version. The address with the number of the version in force shows
 * the same page as the address without a number, which is the canonical one for search engines.
 */
export function legalTextPage(scope: PageScope, view: LegalTextView): Page {
  const { t, locale, href } = scope;
  const { shown, present } = view;
  const { title, path, html, statement, version } = shown;
  const isOlder = version !== present;
  const isTranslated = shown.lang === locale;
  const lang = isTranslated ? undefined : DEFAULT_LOCALE;
  const about = t(`legalTexts:about.${shown.kind}`, { party: scope.party.name });
  return {
    head: {
      title: isOlder ? t('legalTexts:page.titleOld', { title, number: version }) : title,
      description: about,
      canonical: path,
      alternates: view.locales,
      noindex: isOlder,
      trail: [{ name: title, path }],
    },
    tags: [LEGAL_TEXTS_TAG],
    main: (
      <div className="wrap">
        <header className="page-head corner railed">
          <p className="rail">{t('legalTexts:page.rail')}</p>
          <div className="in">
            <h1 lang={lang}>{title}</h1>
            <p className="lede">{about}</p>
            {!isTranslated && <p className="small muted">{t('legalTexts:page.notTranslated')}</p>}
            {isOlder && (
              <p data-not-printed="">
                <strong>{t('legalTexts:page.older', { number: present })}</strong>{' '}
                <a href={href(path)}>{t('legalTexts:page.toPresent')}</a>
              </p>
            )}
          </div>
        </header>
        <div className="sec" lang={lang}>
          {statement && (
            <div className="prose plain inset">
              <blockquote>
                <p>{statement}</p>
              </blockquote>
            </div>
          )}
          <div className="prose plain inset" {...rawHtml(writtenHtml(t, html))} />
        </div>
        <LegalTextVersions scope={scope} view={view} />
        <OtherTexts scope={scope} kind={shown.kind} />
      </div>
    ),
  };
}

/** Links to the other legal texts. */
function OtherTexts({ scope, kind }: { scope: PageScope; kind: LegalKind }) {
  const { t, href } = scope;
  return (
    <nav className="sec inset" aria-labelledby="oteki-metinler" data-not-printed="">
      <h2 id="oteki-metinler">{t('legalTexts:page.others')}</h2>
      <div className="prose plain">
        <ul role="list">
          {LEGAL_KINDS.filter((other) => other !== kind).map((other) => (
            <li key={other}>
              <a href={href(LEGAL_TEXTS[other])}>{t(`legalTexts:names.${other}`)}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** All versions with their days of publication, and the hash of the shown one. */
function LegalTextVersions({ scope, view }: { scope: PageScope; view: LegalTextView }) {
  const { t, locale, href } = scope;
  const { shown, present } = view;
  return (
    <section className="sec" id="surumler">
      <SectionHead title={t('legalTexts:page.versions')}>
        <p className="muted">{t('legalTexts:page.versionsNote')}</p>
      </SectionHead>
      <ol role="list" className={rows.rows}>
        {view.versions.map(({ version, publishedAt, note }) => (
          <li key={version} className="railed">
            <p className="rail date">
              <span className="vh">{t('legalTexts:page.version')} </span>
              <b className="num">{formatNumber(locale, version)}</b>
            </p>
            <div>
              <h3>
                <time dateTime={publishedAt.toISOString()}>{formatDate(locale, publishedAt)}</time>
              </h3>
              {note && <p lang={partyLanguage(locale)}>{note}</p>}
              {version === shown.version ? (
                <p className="small muted">
                  {t('legalTexts:page.hash')} <code>{shown.hash}</code>
                </p>
              ) : (
                <p data-not-printed="">
                  <a href={href(shown.path) + (version === present ? '' : `?surum=${version}`)}>
                    {t('legalTexts:page.readVersion', { number: version })}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
