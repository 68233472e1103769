import type { Page, PageScope } from '../../../site/kit/page.ts';
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind } from '../schema.ts';
import { documentNames } from './document-names.ts';
import styles from './document-versions.module.css';

/** The page of a document that the party has not published yet; search engines do not index it. */
export function missingDocument(scope: PageScope, kind: DocumentKind): Page {
  const { t, href } = scope;
  const names = documentNames(t);
  const path = DOCUMENTS[kind];
  return {
    head: {
      title: names[kind],
      description: t('documents:page.missingText'),
      canonical: path,
      noindex: true,
      trail: [{ name: names[kind], path }],
    },
    tags: [`document:${kind}`],
    main: (
      <div className="wrap">
        <header className="page-head corner railed">
          <p className="rail">{t('documents:page.rail')}</p>
          <div className="in">
            <h1>{names[kind]}</h1>
            <p className="lede">{t('documents:page.missingText')}</p>
          </div>
        </header>
        <nav className={styles.docOthers} aria-labelledby="oteki-belgeler">
          <h2 id="oteki-belgeler">{t('documents:page.otherDocuments')}</h2>
          <ul role="list">
            {DOCUMENT_KINDS.filter((other) => other !== kind).map((other) => (
              <li key={other}>
                <a href={href(DOCUMENTS[other])}>{names[other]}</a>
              </li>
            ))}
            <li>
              <a href={href('/')}>{t('documents:page.home')}</a>
            </li>
          </ul>
        </nav>
      </div>
    ),
  };
}
