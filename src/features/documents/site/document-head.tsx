import type { TFunction } from 'i18next';
import { formatDate } from '../../../platform/i18n/format.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import type { DocumentKind, DocumentView } from '../schema.ts';
import styles from './document.module.css';

/** The name of each document in the interface language, independent of the document's own title. */
export const documentNames = (t: TFunction): Record<DocumentKind, string> => ({
  programme: t('documents:names.programme'),
  manifesto: t('documents:names.manifesto'),
  goals: t('documents:names.goals'),
  charter: t('documents:names.charter'),
  guide: t('documents:names.guide'),
});

export interface DocumentPartProps {
  scope: PageScope;
  view: DocumentView;
}

/**
 * The title and the date from which it is in force; above an old version, a link to the current
 * one.
 */
export function DocumentHead({ scope: { t, locale, href, path }, view }: DocumentPartProps) {
  const { present, shown } = view;
  const older = shown.number !== present.number;
  return (
    <>
      <header className="page-head corner railed">
        <p className="rail" lang={locale}>
          {t('documents:page.rail')}
        </p>
        <div className="in">
          <h1>{view.title}</h1>
          {view.summary && <p className="lede">{view.summary}</p>}
          {!older && (
            <p className={styles.docSince} lang={locale}>
              {t('documents:page.since', { date: formatDate(locale, present.adoptedOn) })}
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
