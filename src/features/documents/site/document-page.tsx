import { formatBytes, formatDate, formatNumber } from '../../../platform/i18n/format.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import rows from '../../../site/kit/parts/rows.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { type PictureProps, preloadOf, ResponsivePicture } from '../../../ui/picture.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { mediaPath } from '../../media/schema.ts';
import {
  DOCUMENTS_PATH,
  DOCUMENTS_TAG,
  type DocumentView,
  documentTag,
  FIXED_DOCUMENTS,
  type FixedDocument,
  type VersionView,
  wordsOf,
} from '../schema.ts';
import documentStyles from './document.module.css';
import { DocumentBody } from './document-body.tsx';
import { DocumentHead, type DocumentPartProps, documentNames } from './document-head.tsx';
import styles from './document-versions.module.css';

const SHEET_SIZES = '(min-width: 1200px) 300px, (min-width: 600px) 232px, 300px';

/**
 * The id of the element where the text begins. The browser paints the page when it reaches this
 * element, without waiting for the text, which may be as long as a book.
 */
const SHEET_END = 'belge-sonrasi';

/**
 * The page of a document in one version. The address with the number of the version in force shows
 * the same page as the address without a number, which is the canonical one for search engines. A
 * link to a version therefore stays valid when a newer version is published.
 */
export function documentPage(scope: PageScope, view: DocumentView): Page {
  const { id, fixed, path, shown, present } = view;
  const { t, locale } = scope;
  // The own title of a fixed document contains the party's name, which the window title contains already.
  const title = fixed ? documentNames(t)[fixed] : wordsOf(view, 'title', locale).text;
  const older = shown.number !== present.number;
  return {
    head: {
      title: older ? t('documents:page.titleOld', { title, number: shown.number }) : title,
      description: wordsOf(view, 'summary', locale).text || wordsOf(view, 'title', locale).text,
      canonical: path,
      alternates: ['tr'],
      noindex: older,
      trail: [
        { name: t('documents:pages.all'), path: DOCUMENTS_PATH },
        { name: title, path },
      ],
      preloadImage: shown.cover ? sheetPreload(shown.cover) : undefined,
      firstSightEnd: SHEET_END,
    },
    contentLang: partyLanguage(locale),
    tags: [documentTag(id)],
    main: (
      <article className="wrap">
        <DocumentHead scope={scope} view={view} />
        <DocumentSheet scope={scope} view={view} />
        <ViewerPlace scope={scope} />
        <span id={SHEET_END} hidden />
        <DocumentBody scope={scope} view={view} />
        <DocumentVersions scope={scope} view={view} />
        <p className="inset" lang={locale} data-not-printed="">
          <More href={scope.href(DOCUMENTS_PATH)}>{t('documents:page.allDocuments')}</More>
        </p>
        <StructuredData data={documentData(scope, view)} />
      </article>
    ),
  };
}

/** Structured data of a document for search engines (schema.org). */
function documentData({ origin, party }: PageScope, { path, title, summary, shown }: DocumentView) {
  const day = shown.adoptedOn.toISOString().slice(0, 10);
  return {
    '@type': 'DigitalDocument',
    name: title,
    description: summary || undefined,
    inLanguage: 'tr',
    url: origin + path,
    version: String(shown.number),
    dateCreated: day,
    datePublished: day,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: party.name, url: origin },
    encoding: {
      '@type': 'MediaObject',
      contentUrl: origin + shown.pdf,
      encodingFormat: 'application/pdf',
      contentSize: String(shown.bytes),
      sha256: shown.checksum,
    },
  };
}

/** All versions, each with its PDF and its own page. */
function DocumentVersions(props: DocumentPartProps) {
  const { t, locale } = props.scope;
  return (
    <section className={`sec ${styles.docVersions}`} id="surumler" lang={locale}>
      <SectionHead title={t('documents:page.versions')}>
        <p className="muted">{t('documents:page.versionsNote')}</p>
      </SectionHead>
      <ol role="list" className={rows.rows}>
        {props.view.versions.map((version) => (
          <li key={version.number} className="railed">
            <p className="rail date">
              <span className="vh">{t('documents:page.version')} </span>
              <b className="num">{formatNumber(locale, version.number)}</b>
            </p>
            <Version {...props} version={version} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Version({ scope, view, version }: DocumentPartProps & { version: VersionView }) {
  const { t, locale, href, path } = scope;
  const { number, adoptedOn, bytes } = version;
  const isPresent = number === view.present.number;
  const size = formatBytes(locale, bytes);
  const pages = formatNumber(locale, version.pages);
  return (
    <div>
      <h3>
        <time dateTime={adoptedOn.toISOString().slice(0, 10)}>{formatDate(locale, adoptedOn)}</time>
        {isPresent && <span className={styles.docMark}>{t('documents:page.present')}</span>}
      </h3>
      {version.note && (
        <p className={`${rows.sum} ${styles.sum}`} lang="tr">
          {version.note}
        </p>
      )}
      <p className={`${styles.checksum} small muted`}>
        {t('documents:page.checksum')} <code>{version.checksum}</code>
      </p>
      <p className={styles.docLinks}>
        <a href={version.pdf} download>
          {t('documents:page.versionPdf', { size, pages })}
        </a>
        {number === view.shown.number ? (
          <span className="muted">{t('documents:page.reading')}</span>
        ) : (
          <a href={href(path) + (isPresent ? '' : `?surum=${number}`)}>
            {t('documents:page.readVersionOf', { number })}
          </a>
        )}
      </p>
    </div>
  );
}

type Cover = NonNullable<DocumentView['shown']['cover']>;

const pictureOf = (cover: Cover, alt = ''): PictureProps => ({
  ...cover,
  alt,
  sizes: SHEET_SIZES,
  source: (width, format) => mediaPath(cover.mediaId, width, format),
});

/** The preload link for the first page, which is visible first. */
const sheetPreload = (cover: Cover) => preloadOf(pictureOf(cover));

/** The links to download and to view the PDF, the data of the file, and its first page as a picture. */
function DocumentSheet({ scope: { t, locale }, view }: DocumentPartProps) {
  const { shown, title } = view;
  const { number, pdf, pages, bytes, cover } = shown;
  const numbered = shown.articles.some((article) => article.level === 3 && article.number);
  return (
    <div className={documentStyles.docTop}>
      <div lang={locale}>
        <p className={documentStyles.docActs}>
          <a className="btn" href={pdf} download>
            <Icon name="download" />
            {t('documents:page.download')}
          </a>
          <a
            className="btn line"
            href={pdf}
            data-viewer={pdf}
            data-title={title}
            data-pages={pages}
          >
            <Icon name="page" />
            {t('documents:page.open')}
          </a>
        </p>
        {shown.note && (
          <p className={documentStyles.docNote} lang="tr">
            {shown.note}
          </p>
        )}
        {shown.bodyHtml && (
          <p className={documentStyles.docHint}>
            {t('documents:page.sameText')} {numbered && t('documents:page.numberIsLink')}
          </p>
        )}
        <dl className={documentStyles.docFacts}>
          <Fact name={t('documents:page.version')} value={formatNumber(locale, number)} />
          <Fact name={t('documents:page.adopted')} value={formatDate(locale, shown.adoptedOn)} />
          <Fact name={t('documents:page.pages')} value={formatNumber(locale, pages)} ofFile />
          <Fact
            name={t('documents:page.file')}
            value={t('documents:page.pdfOf', { size: formatBytes(locale, bytes) })}
            ofFile
          />
        </dl>
      </div>
      {cover && (
        <div className={documentStyles.sheet}>
          <ResponsivePicture
            {...pictureOf(cover, t('documents:page.sheet', { title, number }))}
            first
          />
        </div>
      )}
    </div>
  );
}

/** Where a script shows the PDF. Only a wide window has room for it; it is empty space until then. */
const ViewerPlace = ({ scope: { t, locale } }: Pick<DocumentPartProps, 'scope'>) => (
  <div
    className={documentStyles.viewerPlace}
    lang={locale}
    data-viewer-place=""
    data-not-printed=""
  >
    <button className="btn line" type="button">
      <Icon name="page" />
      {t('documents:page.openHere')}
    </button>
  </div>
);

/** `ofFile`: a fact about the PDF, which is not printed. */
const Fact = ({ name, value, ofFile }: { name: string; value: string; ofFile?: boolean }) => (
  <div className={ofFile ? documentStyles.ofFile : undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** The page of a document that the party has not published yet; search engines do not index it. */
export function missingDocument(
  scope: PageScope,
  key: FixedDocument,
  others: readonly FixedDocument[],
): Page {
  const { t, href } = scope;
  const names = documentNames(t);
  const path = FIXED_DOCUMENTS[key];
  return {
    head: {
      title: names[key],
      description: t('documents:page.missingText'),
      canonical: path,
      noindex: true,
      trail: [{ name: names[key], path }],
    },
    tags: [DOCUMENTS_TAG],
    main: (
      <div className="wrap">
        <header className="page-head corner railed">
          <p className="rail">{t('documents:page.rail')}</p>
          <div className="in">
            <h1>{names[key]}</h1>
            <p className="lede">{t('documents:page.missingText')}</p>
          </div>
        </header>
        {others.length > 0 ? (
          <nav className={styles.docOthers} aria-labelledby="oteki-belgeler">
            <h2 id="oteki-belgeler">{t('documents:page.otherDocuments')}</h2>
            <ul role="list">
              {others.map((other) => (
                <li key={other}>
                  <a href={href(FIXED_DOCUMENTS[other])}>{names[other]}</a>
                </li>
              ))}
              <li>
                <a href={href('/')}>{t('documents:page.home')}</a>
              </li>
            </ul>
          </nav>
        ) : (
          <p className="inset">
            <More href={href('/')}>{t('documents:page.home')}</More>
          </p>
        )}
      </div>
    ),
  };
}
