import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type FoundEntry,
  type FoundGroup,
} from '../../../search/schema.ts';
import type { FoundView } from '../../views.ts';
import styles from './search-entries.module.css';
import { SearchEntry } from './search-entry.tsx';

/** The number of results that are not contents. */
export const entriesIn = (entries: FoundView['entries']): number =>
  entries ? ENTRY_KINDS.reduce((sum, kind) => sum + entries[kind].total, 0) : 0;

interface EntriesProps {
  scope: PageScope;
  entries: FoundView['entries'];
}

/** The results in documents, people and meetings, each in its own group. */
export function SearchEntries({ scope, entries }: EntriesProps) {
  if (!entries || entriesIn(entries) === 0) return null;
  return (
    <section className={styles.entries} aria-label={scope.t('search:entries.label')}>
      {ENTRY_KINDS.filter((kind) => entries[kind].total > 0).map((kind) => (
        <Group key={kind} scope={scope} kind={kind} group={entries[kind]} />
      ))}
    </section>
  );
}

interface GroupProps {
  scope: PageScope;
  kind: EntryKind;
  group: FoundGroup;
}

function Group({ scope, kind, group: { total, items } }: GroupProps) {
  const { t, locale } = scope;
  const named = items.filter((item) => item.passage === null);
  return (
    <section aria-labelledby={`bulunan-${kind}`}>
      <h2 id={`bulunan-${kind}`}>
        {t(`search:entries.${kind}`)} <span className="num">{formatNumber(locale, total)}</span>
      </h2>
      <List scope={scope} items={items.filter((item) => item.passage !== null)} />
      {named.length > 0 && (
        <details>
          <summary>{t('search:entries.more', { count: named.length })}</summary>
          <List scope={scope} items={named} />
        </details>
      )}
    </section>
  );
}

const List = ({ scope, items }: { scope: PageScope; items: FoundEntry[] }) => (
  <ol role="list">
    {items.map((item) => (
      <SearchEntry key={item.path} scope={scope} item={item} />
    ))}
  </ol>
);
