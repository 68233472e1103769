import { formatDate, formatNumber } from '../../../platform/i18n/format.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import rows from '../../../site/kit/parts/rows.module.css';
import { SectionHead } from '../../../ui/section.tsx';
import type { LegalTextView } from '../views.ts';

/** All versions with their days of publication, and the hash of the shown one. */
export function LegalTextVersions({ scope, view }: { scope: PageScope; view: LegalTextView }) {
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
