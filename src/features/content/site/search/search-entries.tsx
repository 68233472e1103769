import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import {
  ENTRY_KINDS,
  type EntryKind,
  type FoundEntry,
  type FoundGroup,
} from '../../../search/schema.ts';
import type { FoundView, ListView } from '../../views.ts';
import { listAddress } from '../list/list-address.ts';
import styles from './search-entries.module.css';
import { SearchEntry } from './search-entry.tsx';

/** The number of results that are not contents. */
export const entriesIn = (entries: FoundView['entries']): number =>
  entries ? ENTRY_KINDS.reduce((sum, kind) => sum + entries[kind].total, 0) : 0;

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
