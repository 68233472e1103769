import type { TFunction } from 'i18next';
import { formatDate } from '../../../platform/i18n/format.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { type DocumentKind, type DocumentView, type FixedDocument, wordsOf } from '../schema.ts';
import styles from './document.module.css';

/** The name of each fixed document in the interface language, independent of the document's own title. */
export const documentNames = (t: TFunction): Record<FixedDocument, string> => ({
  programme: t('documents:names.programme'),
  manifesto: t('documents:names.manifesto'),
  goals: t('documents:names.goals'),
  charter: t('documents:names.charter'),
  guide: t('documents:names.guide'),
});

/** Documents of these kinds are of a day; all others are in force from it on. */
const OF_A_DAY: ReadonlySet<DocumentKind> = new Set(['declaration', 'election', 'report', 'other']);

/** From which day on a document is in force, or of which day it is. */
export const sayDay = (
  { t, locale }: PageScope,
  { fixed, kind }: Pick<DocumentView, 'fixed' | 'kind'>,
  day: Date,
): string =>
  t(fixed || !OF_A_DAY.has(kind) ? 'documents:page.since' : 'documents:page.ofDay', {
    date: formatDate(locale, day),
  });

export interface DocumentPartProps {
  scope: PageScope;
  view: DocumentView;
}

/**
 * The title and the date from which it is in force; above an old version, a link to the current
 * one.
 */
export function DocumentHead({ scope, view }: DocumentPartProps) {
  const { t, locale, href, path } = scope;
  const { present, shown } = view;
  const title = wordsOf(view, 'title', locale);
  const summary = wordsOf(view, 'summary', locale);
  // All around is marked as Turkish.
  const langOf = ({ lang }: typeof title) =>
    partyLanguage(locale) && lang === undefined ? locale : undefined;
  const older = shown.number !== present.number;
  return (
    <>
      <header className="page-head corner railed">
        <p className="rail" lang={locale}>
          {t('documents:page.rail')}
        </p>
        <div className="in">
          <h1 lang={langOf(title)}>{title.text}</h1>
          {summary.text && (
            <p className="lede" lang={langOf(summary)}>
              {summary.text}
            </p>
          )}
          {!older && (
            <p className={styles.docSince} lang={locale}>
              {sayDay(scope, view, present.adoptedOn)}
            </p>
          )}
        </div>
      </header>
      {older && (
        <div className={`${styles.docOld} corner`} lang={locale} data-not-printed="">
          <p>
            {t('documents:page.older', {
              date: formatDate(locale, shown.adoptedOn),
              number: present.number,
            })}
          </p>
          <a className="btn line sm" href={href(path)}>
            {t('documents:page.toPresent')}
          </a>
        </div>
      )}
    </>
  );
}
