import { formatDayAndDate, formatNumber } from '../../../../platform/i18n/format.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { partyLanguage } from '../../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type FoundEntry,
  type FoundGroup,
  type Marked,
} from '../../../search/schema.ts';
import { listAddress } from '../../site/list/list-filters.tsx';
import { Marks } from '../../site/list/list-row.tsx';
import type { FoundView, ListView } from '../../views.ts';
import styles from './search-entries.module.css';

interface EntriesProps {
  scope: PageScope;
  view: ListView;
  found: FoundView;
}

/** The results in pages, documents, people and meetings, each in its own group. */
export function SearchEntries({ scope, view, found }: EntriesProps) {
  const { entries, only } = found;
  const kinds = ENTRY_KINDS.filter((kind) => entries && entries[kind].total > 0);
  if (!entries || kinds.length === 0) return null;
  return (
    <section
      className={only ? `${styles.entries} ${styles.alone}` : styles.entries}
      aria-label={scope.t('search:entries.label')}
    >
      {kinds.map((kind) => (
        <Group
          key={kind}
          scope={scope}
          kind={kind}
          group={entries[kind]}
          all={listAddress({ ...view, found: { ...found, only: kind } })}
        />
      ))}
      {only && (
        <p>
          <a
            className="more"
            href={scope.href(listAddress({ ...view, found: { ...found, only: null } }))}
          >
            {scope.t('search:entries.back')}
          </a>
        </p>
      )}
    </section>
  );
}

interface GroupProps {
  scope: PageScope;
  kind: EntryKind;
  group: FoundGroup;
  /** The address of all results of the kind. */
  all: string;
}

function Group({ scope, kind, group: { total, items }, all }: GroupProps) {
  const { t, locale, href } = scope;
  return (
    <section aria-labelledby={`bulunan-${kind}`}>
      <h2 id={`bulunan-${kind}`}>
        {t(`search:entries.${kind}`)} <span className="num">{formatNumber(locale, total)}</span>
      </h2>
      <ol role="list">
        {items.map((item) => (
          <SearchEntry key={item.path} scope={scope} item={item} />
        ))}
      </ol>
      {total > items.length && items.length < 100 && (
        <p>
          <a
            className="more"
            href={href(all)}
            aria-label={`${t('search:entries.all')}: ${t(`search:entries.${kind}`)}`}
          >
            {t('search:entries.all')}
          </a>
        </p>
      )}
    </section>
  );
}

/** The hit that stands before all others. */
export function SearchBest({ scope, best }: { scope: PageScope; best: FoundEntry | null }) {
  if (!best) return null;
  return (
    <section className={styles.best} aria-labelledby="en-uygun">
      <h2 className="vh" id="en-uygun">
        {scope.t('search:entries.best')}
      </h2>
      <ol role="list">
        <SearchEntry scope={scope} item={best} />
      </ol>
    </section>
  );
}

interface EntryProps {
  scope: PageScope;
  item: FoundEntry;
}

/** One result that is no content: a page, an article of a document, a person or a meeting. */
function SearchEntry({ scope, item }: EntryProps) {
  const lang = languageOf(item, scope.locale);
  return (
    <li>
      <Remark scope={scope} item={item} />
      <h3 lang={lang}>
        <a href={scope.href(item.path)}>
          <Marks of={item.title} />
        </a>
      </h3>
      {item.passage.length > 0 && (
        <p className={styles.sum} lang={lang}>
          <Marks of={item.passage} />
        </p>
      )}
    </li>
  );
}

/** The language of title and passage, if it is not the page's. */
function languageOf(item: FoundEntry, locale: Locale): Locale | undefined {
  if (item.kind === 'pages') return undefined;
  return item.kind === 'documents' ? item.lang : partyLanguage(locale);
}

/** The document of an article, the role of a person, or the time and place of a meeting. */
function Remark({ scope, item }: EntryProps) {
  const { t, locale } = scope;
  const lang = partyLanguage(locale);
  if (item.kind === 'pages') return <p className={styles.kind}>{t('search:entries.page')}</p>;
  if (item.kind === 'documents') {
    const { fixed, name } = item;
    return (
      <p className={styles.kind} lang={fixed ? undefined : name.lang}>
        {fixed ? t(`documents:names.${fixed}`) : name.text}
      </p>
    );
  }
  if (item.kind === 'people') {
    const { duty, province } = item;
    return (
      <p className={styles.kind}>
        <MarkedText words={duty.marked} lang={duty.lang} />
        {duty.marked.length > 0 && province.length > 0 && ', '}
        <MarkedText words={province} lang={lang} />
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
          <MarkedText words={item.place} lang={lang} />
        </>
      )}
    </p>
  );
}

/** Text with marked words; has `lang` if its language differs from the page's. */
function MarkedText({ words, lang }: { words: Marked; lang: string | undefined }) {
  return lang ? (
    <span lang={lang}>
      <Marks of={words} />
    </span>
  ) : (
    <Marks of={words} />
  );
}
