import { formatBytes, formatNumber } from '../../../../platform/i18n/format.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { ResponsivePicture } from '../../../../ui/picture.tsx';
import { mediaPath } from '../../../media/schema.ts';
import type { ArticleView, FileView } from '../../views.ts';
import styles from './article-files.module.css';

interface FileProps {
  scope: PageScope;
  file: FileView;
}

/** "PDF, 184 KB, 24 sayfa" */
export function factsOf({
  scope: { t, locale },
  file: { ending, bytes, pages },
}: FileProps): string {
  const length =
    pages && t('content:files.pages', { count: pages, pages: formatNumber(locale, pages) });
  return [ending, formatBytes(locale, bytes), length].filter(Boolean).join(', ');
}

/** The first page of a PDF; the name of the file is next to it. */
export function FirstPage({ file: { firstPage }, sizes }: { file: FileView; sizes: string }) {
  if (!firstPage) return null;
  const source = (width: number, format: 'avif' | 'webp') =>
    mediaPath(firstPage.mediaId, width, format);
  return <ResponsivePicture {...firstPage} sizes={sizes} source={source} />;
}

interface ActionsProps extends FileProps {
  /** The language of the title. */
  language: Locale;
  small?: boolean;
}

/** A PDF can also be read on the page, in the viewer. */
function Actions({ scope: { t }, file, language, small }: ActionsProps) {
  const size = small ? ' sm' : '';
  return (
    <p className={styles.acts}>
      <a className={`btn${small ? ' line' : ''}${size}`} href={file.path} download>
        <Icon name="download" />
        {t('content:files.download')}
        <span className="vh" lang={language}>
          : {file.title}
        </span>
      </a>
      {file.pages && (
        <a
          className={`btn line${size}`}
          href={file.path}
          data-viewer={file.path}
          data-title={file.title}
          data-pages={file.pages}
        >
          <Icon name="page" />
          {t('content:files.open')}
          <span className="vh" lang={language}>
            : {file.title}
          </span>
        </a>
      )}
    </p>
  );
}

const REPORT_SIZES = '(min-width: 600px) 180px, 132px';

/** The PDF of a report: first page, name, size, number of pages. */
export function ReportFile({ scope, file, language }: FileProps & { language: Locale }) {
  return (
    <section className={styles.report} aria-labelledby="rapor" data-printed="">
      <div className={styles.sheet}>
        <FirstPage file={file} sizes={REPORT_SIZES} />
      </div>
      <div>
        <h2 id="rapor" lang={scope.locale}>
          {scope.t('content:files.report')}
        </h2>
        <p>{file.title}</p>
        <p className={styles.facts} lang={scope.locale}>
          {factsOf({ scope, file })}
        </p>
        <div lang={scope.locale}>
          <Actions scope={scope} file={file} language={language} />
        </div>
      </div>
    </section>
  );
}

/** The files of an article, without the PDF of a report, which is shown above the text. */
export function ArticleFiles({ scope, view }: { scope: PageScope; view: ArticleView }) {
  const files = view.attachments.filter(({ path }) => path !== view.report?.path);
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby="ekler">
      <h2 id="ekler" lang={scope.locale}>
        {scope.t('content:files.title')}
      </h2>
      <ul role="list">
        {files.map((file) => (
          <li key={file.path}>
            <p>
              <b>{file.title}</b>
              <span className={styles.facts} lang={scope.locale}>
                {factsOf({ scope, file })}
              </span>
            </p>
            <div lang={scope.locale}>
              <Actions scope={scope} file={file} language={view.language} small />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
