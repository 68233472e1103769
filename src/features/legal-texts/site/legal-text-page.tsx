import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { LEGAL_TEXTS_TAG } from '../current.server.ts';
import type { LegalTextView } from '../views.ts';
import { LegalTextVersions } from './legal-text-versions.tsx';
import { OtherTexts } from './other-texts.tsx';

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
