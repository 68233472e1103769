import { formatBytes } from '../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import empty from '../../../site/kit/parts/empty.module.css';
import rows from '../../../site/kit/parts/rows.module.css';
import { More } from '../../../ui/section.tsx';
import type { ListedDocument } from '../published.server.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENTS_PATH,
  DOCUMENTS_TAG,
  type DocumentKind,
  wordsOf,
} from '../schema.ts';
import { documentNames, sayDay } from './document-head.tsx';
import styles from './documents-page.module.css';

/** All documents in force, by kind. */
export function documentsPage(scope: PageScope, documents: readonly ListedDocument[]): Page {
  const { t, href } = scope;
  const title = t('documents:pages.all');
  const description = t('documents:list.lead');
  return {
    head: {
      title,
      description,
      canonical: DOCUMENTS_PATH,
      noindex: documents.length === 0,
      trail: [{ name: title, path: DOCUMENTS_PATH }],
    },
    tags: [DOCUMENTS_TAG],
    main: (
      <div className="wrap">
        <header className="page-head corner railed">
          <p className="rail" />
          <div className="in">
            <h1>{title}</h1>
            <p className="lede">{description}</p>
          </div>
        </header>
        {documents.length === 0 ? (
          <div className={empty.empty}>
            <h2>{t('documents:list.emptyTitle')}</h2>
            <p>{t('documents:list.emptyText')}</p>
            <More href={href('/')}>{t('documents:page.home')}</More>
          </div>
        ) : (
          DOCUMENT_KINDS.map((kind) => (
            <Kind
              key={kind}
              scope={scope}
              kind={kind}
              documents={documents.filter((document) => document.kind === kind)}
            />
          ))
        )}
      </div>
    ),
  };
}

interface KindProps {
  scope: PageScope;
  kind: DocumentKind;
  documents: ListedDocument[];
}

function Kind({ scope, kind, documents }: KindProps) {
  if (documents.length === 0) return null;
  return (
    <section className={rows.month} aria-labelledby={kind}>
      <h2 id={kind}>{scope.t(`documents:groups.${kind}`)}</h2>
      <ul role="list" className={`${rows.rows} inset`}>
        {documents.map((document) => (
          <Row key={document.id} scope={scope} document={document} />
        ))}
      </ul>
    </section>
  );
}

function Row({ scope, document }: { scope: PageScope; document: ListedDocument }) {
  const { t, locale, href } = scope;
  const { fixed, path, inForce } = document;
  const own = wordsOf(document, 'title', locale);
  // The names of the fixed documents are part of the product, in every language.
  const title = own.lang && fixed ? { text: documentNames(t)[fixed], lang: undefined } : own;
  const summary = wordsOf(document, 'summary', locale);
  return (
    <li>
      <h3>
        <a href={href(path)} lang={title.lang}>
          {title.text}
        </a>
      </h3>
      {summary.text && (
        <p className={rows.sum} lang={summary.lang}>
          {summary.text}
        </p>
      )}
      <p className={styles.facts}>
        <span>{sayDay(scope, document, inForce.adoptedOn)}</span>
        <a href={inForce.pdf} download>
          {t('documents:page.download')}
          <span className="vh">: {title.text}</span>
        </a>
        <span>{t('documents:page.pdfOf', { size: formatBytes(locale, inForce.bytes) })}</span>
      </p>
    </li>
  );
}
