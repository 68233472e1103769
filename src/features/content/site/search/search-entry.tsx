import { formatDayAndDate } from '../../../../platform/i18n/format.ts';
import { partyLanguage } from '../../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import type { FoundEntry, Marked } from '../../../search/schema.ts';
import { Marks } from './marks.tsx';
import styles from './search-entries.module.css';

interface EntryProps {
  scope: PageScope;
  item: FoundEntry;
}

/** One found article of a document, person or meeting. */
export function SearchEntry({ scope, item }: EntryProps) {
  const lang = partyLanguage(scope.locale);
  return (
    <li>
      <Remark scope={scope} item={item} />
      <h3 lang={item.kind === 'pages' ? undefined : lang}>
        <a href={scope.href(item.path)}>
          <Marks of={item.title} />
        </a>
      </h3>
      {item.passage.length > 0 && (
        <p className={styles.sum} lang={item.kind === 'pages' ? undefined : lang}>
          <Marks of={item.passage} />
        </p>
      )}
    </li>
  );
}

/** The document of an article, the role of a person, or the time and place of a meeting. */
function Remark({ scope, item }: EntryProps) {
  const { t, locale } = scope;
  const lang = partyLanguage(locale);
  if (item.kind === 'pages') return <p className={styles.kind}>{t('search:entries.page')}</p>;
  if (item.kind === 'documents') {
    return <p className={styles.kind}>{t(`documents:names.${item.document}`)}</p>;
  }
  if (item.kind === 'people') {
    const { duty, province } = item;
    return (
      <p className={styles.kind}>
        <Said words={duty.marked} lang={duty.lang} />
        {duty.marked.length > 0 && province.length > 0 && ', '}
        <Said words={province} lang={lang} />
      </p>
    );
  }
  return (
    <p className={styles.kind}>
      {item.cancelled && (
        <b>
          {t('meetings:cancelled')}
          {'\u00a0· '}
        </b>
      )}
      <time dateTime={item.startsAt.toISOString()}>{formatDayAndDate(locale, item.startsAt)}</time>
      {item.place.length > 0 && (
        <>
          {'\u00a0· '}
          <Said words={item.place} lang={lang} />
        </>
      )}
    </p>
  );
}

/** Text with marked words; has `lang` if its language differs from the page's. */
function Said({ words, lang }: { words: Marked; lang: string | undefined }) {
  return lang ? (
    <span lang={lang}>
      <Marks of={words} />
    </span>
  ) : (
    <Marks of={words} />
  );
}
