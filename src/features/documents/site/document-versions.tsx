import { formatBytes, formatDate, formatNumber } from '../../../platform/i18n/format.ts';
import rows from '../../../site/kit/parts/rows.module.css';
import { SectionHead } from '../../../ui/section.tsx';
import type { VersionView } from '../views.ts';
import type { DocumentPartProps } from './document-head.tsx';
import styles from './document-versions.module.css';

/** All versions, each with its PDF and its own page. */
export function DocumentVersions(props: DocumentPartProps) {
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
