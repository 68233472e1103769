import { Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { type EditedLegalText, LEGAL_TEXTS } from '../../schema.ts';
import css from '../legal-texts.module.css';

/** All versions of a text, each with a link to its public page. */
export function LegalVersions({ text }: { text: EditedLegalText }) {
  const { t } = useText();
  return (
    <section aria-labelledby="legal-versions">
      <h2 id="legal-versions">{t('legalDesk:versions')}</h2>
      <ol role="list" className={css.rows}>
        {text.versions.map(({ version, origin, note, hash, publishedAt, publishedBy }) => (
          <li key={version} className={css.row}>
            <div>
              <a href={`${LEGAL_TEXTS[text.kind]}?surum=${version}`} target="_blank" rel="noopener">
                {t('legalDesk:versionOf', { number: version })}
              </a>
              <Text size="sm">{note || t(`legalDesk:origin.${origin}`)}</Text>
              <Text c="dimmed" className={css.hash}>
                {t('legalDesk:hash')}: <code>{hash}</code>
              </Text>
            </div>
            <Text c="dimmed" size="sm" className={css.state}>
              <Moment at={publishedAt} />
              {publishedBy ? (
                <>
                  <br />
                  {t('legalDesk:by', { name: publishedBy })}
                </>
              ) : null}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
