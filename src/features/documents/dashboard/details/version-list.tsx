import { Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import type { DocumentDetails } from '../../desk/schema.ts';
import css from '../documents.module.css';
import { VersionFacts } from '../version-facts.tsx';

/** All published versions, the newest first, each with its PDF and its public page. */
export function VersionList({ document: { path, versions } }: { document: DocumentDetails }) {
  const { t } = useText();
  return (
    <ol role="list" className={css.rows}>
      {versions.map((version, place) => {
        const { number, note, checksum, pdf, hasText, textOf, publishedAt, publishedBy } = version;
        return (
          <li key={number} className={css.version}>
            <div>
              <Text fw={550}>{t('documentsDesk:versionOf', { number })}</Text>
              {place === 0 ? (
                <Status tone="success" shape="full" size="small">
                  {t('documentsDesk:present')}
                </Status>
              ) : null}
            </div>
            <div>
              <VersionFacts version={version} />
              {note ? <Text size="sm">{note}</Text> : null}
              {textOf ? <Text size="sm">{t('documentsDesk:textOf', { of: textOf })}</Text> : null}
              {hasText ? null : <Text size="sm">{t('documentsDesk:pdfOnly')}</Text>}
              <Text c="dimmed" className={css.hash}>
                {t('documentsDesk:checksum')}: <code>{checksum}</code>
              </Text>
              <p className={css.links}>
                <a href={`${path}?surum=${number}`} target="_blank" rel="noopener">
                  {t('documentsDesk:read', { number })}
                </a>
                <a href={pdf} download>
                  {t('documentsDesk:download', { number })}
                </a>
              </p>
            </div>
            <Text c="dimmed" size="sm">
              {t('documentsDesk:publishedAt')} <Moment at={publishedAt} />
              {publishedBy ? (
                <>
                  <br />
                  {publishedBy}
                </>
              ) : null}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
