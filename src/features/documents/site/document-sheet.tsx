import { formatBytes, formatDate, formatNumber } from '../../../platform/i18n/format.ts';
import { Icon } from '../../../ui/icons.tsx';
import { type PictureProps, preloadOf, ResponsivePicture } from '../../../ui/picture.tsx';
import { mediaPath } from '../../media/schema.ts';
import type { DocumentView } from '../views.ts';
import styles from './document.module.css';
import type { DocumentPartProps } from './document-head.tsx';

const SHEET_SIZES = '(min-width: 1200px) 300px, (min-width: 600px) 232px, 300px';

type Cover = NonNullable<DocumentView['shown']['cover']>;

const pictureOf = (cover: Cover, alt = ''): PictureProps => ({
  ...cover,
  alt,
  sizes: SHEET_SIZES,
  source: (width, format) => mediaPath(cover.mediaId, width, format),
});

/** The preload link for the first page, which is visible first. */
export const sheetPreload = (cover: Cover) => preloadOf(pictureOf(cover));

/** The links to download and to view the PDF, the data of the file, and its first page as a picture. */
export function DocumentSheet({ scope: { t, locale }, view }: DocumentPartProps) {
  const { shown, title } = view;
  const { number, pdf, pages, bytes, cover } = shown;
  const numbered = shown.articles.some((article) => article.level === 3 && article.number);
  return (
    <div className={styles.docTop}>
      <div lang={locale}>
        <p className={styles.docActs}>
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
          <p className={styles.docNote} lang="tr">
            {shown.note}
          </p>
        )}
        {shown.bodyHtml && (
          <p className={styles.docHint}>
            {t('documents:page.sameText')} {numbered && t('documents:page.numberIsLink')}
          </p>
        )}
        <dl className={styles.docFacts}>
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
        <div className={styles.sheet}>
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
export const ViewerPlace = ({ scope: { t, locale } }: Pick<DocumentPartProps, 'scope'>) => (
  <div className={styles.viewerPlace} lang={locale} data-viewer-place="" data-not-printed="">
    <button className="btn line" type="button">
      <Icon name="page" />
      {t('documents:page.openHere')}
    </button>
  </div>
);

/** `ofFile`: a fact about the PDF, which is not printed. */
const Fact = ({ name, value, ofFile }: { name: string; value: string; ofFile?: boolean }) => (
  <div className={ofFile ? styles.ofFile : undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
