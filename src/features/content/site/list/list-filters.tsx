import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import filters from '../../../../site/kit/parts/filters.module.css';
import { SearchInput } from '../../../../site/kit/parts/search-input.tsx';
import { type EntryKind, SEARCH_LIMITS } from '../../../search/schema.ts';
import { CATEGORY_NAMES, type Category } from '../../schema.ts';
import type { ListView } from '../../views.ts';
import { categoryNames } from '../shared.tsx';

interface ListPartProps {
  scope: PageScope;
  view: ListView;
}

/** "1–12 / 128" */
function rangeOf({ t, locale }: PageScope, { page, pageSize, total }: ListView): string {
  const before = (page - 1) * pageSize;
  return t('content:list.range', {
    from: formatNumber(locale, before + 1),
    to: formatNumber(locale, Math.min(before + pageSize, total)),
    total: formatNumber(locale, total),
  });
}

function CategoryField({ scope: { t }, view }: ListPartProps) {
  return (
    <div className={filters.f}>
      <label htmlFor="kategori">{t('content:list.category')}</label>
      <select id="kategori" name="kategori" defaultValue={view.category ?? ''}>
        <option value="">{t('content:list.allCategories')}</option>
        {CATEGORY_NAMES.map((category) => (
          <option key={category} value={category}>
            {categoryNames(t)[category]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Years with contents, and the chosen year, even if it has none. */
const yearsOf = ({ years, year }: ListView): number[] =>
  year === null || years.includes(year) ? years : [year, ...years];

function YearField({ scope: { t }, view }: ListPartProps) {
  return (
    <div className={filters.f}>
      <label htmlFor="yil">{t('content:list.year')}</label>
      <select id="yil" name="yil" defaultValue={view.year ?? ''}>
        <option value="">{t('content:list.allYears')}</option>
        {yearsOf(view).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  );
}

function SearchField({ scope: { t }, view }: ListPartProps) {
  return (
    <div className={`${filters.f} ${filters.search}`}>
      <SearchInput t={t} typed={view.found?.typed} />
    </div>
  );
}

/** Whether the list shows only some of its contents. */
export const isFiltered = ({ kind, category, year, tag }: ListView): boolean =>
  year !== null || tag !== null || (kind !== 'category' && category !== null);

/** A plain HTML form that writes the filters into the address. */
export function ListFilters({ scope, view }: ListPartProps) {
  const { t, href } = scope;
  const filtered = isFiltered(view);
  return (
    <form
      className={filters.filters}
      method="get"
      action={href(view.path)}
      aria-label={t('content:list.filters')}
    >
      {view.kind === 'all' && !view.tag && <SearchField scope={scope} view={view} />}
      {view.tag && <input type="hidden" name="etiket" value={view.tag} />}
      {view.kind !== 'category' && <CategoryField scope={scope} view={view} />}
      <YearField scope={scope} view={view} />
      {view.found?.archive && <input type="hidden" name="arsiv" value="1" />}
      <button className="btn line" type="submit">
        {t(view.kind === 'all' && !view.tag ? 'search:submit' : 'content:list.filter')}
      </button>
      {filtered && view.items.length > 0 && (
        <a
          className="more"
          href={href(listAddress({ ...view, category: null, year: null, tag: null }))}
        >
          {t('content:list.clear')}
        </a>
      )}
      {(view.items.length > 0 || view.found?.archive) && <ArchiveLink scope={scope} view={view} />}
      {view.items.length > 0 && <p className={`${filters.range} num`}>{rangeOf(scope, view)}</p>}
    </form>
  );
}

/** The number of archived contents that a search would find: "3" or "100+". */
export const archiveCount = ({ locale }: PageScope, count: number): string =>
  `${formatNumber(locale, count)}${count >= SEARCH_LIMITS.archived ? '+' : ''}`;

/** A link that adds the archive to the search if it has results, or removes it. */
function ArchiveLink({ scope, view }: { scope: PageScope; view: ListView }) {
  const { t, href } = scope;
  const { found } = view;
  if (!found || (!found.archive && found.archived === 0)) return null;
  const address = listAddress({ ...view, found: { ...found, archive: !found.archive } });
  return (
    <a className="more" href={href(address)}>
      {found.archive
        ? t('search:archive.without')
        : t('search:archive.also', { found: archiveCount(scope, found.archived) })}
    </a>
  );
}

/** The kinds of results in addresses. */
export const KIND_WORDS: Record<EntryKind, string> = {
  pages: 'sayfalar',
  documents: 'belgeler',
  people: 'kisiler',
  meetings: 'toplantilar',
};

interface ListPlace {
  path: string;
  kind: 'category' | 'all' | 'archive';
  category: Category | null;
  year: number | null;
  tag?: string | null;
  /** For a search: the query, whether the archive is searched too, and the only kind of results. */
  found?: { typed: string; archive: boolean; only?: EntryKind | null } | null;
}

/** The list of the published contents with a tag. */
export const tagAddress = (tag: string): string =>
  listAddress({ path: '/tum-icerikler', kind: 'all', category: null, year: null, tag });

/**
 * The path and query of one list page. Parameters are always in the same order, without defaults.
 */
export function listAddress(place: ListPlace, page = 1): string {
  const { path, kind, category, year, tag, found } = place;
  const parameters = [
    found ? `ara=${encodeURIComponent(found.typed)}` : '',
    tag ? `etiket=${encodeURIComponent(tag)}` : '',
    kind !== 'category' && category ? `kategori=${category}` : '',
    year ? `yil=${year}` : '',
    found?.archive ? 'arsiv=1' : '',
    found?.only ? `tur=${KIND_WORDS[found.only]}` : '',
    page > 1 ? `sayfa=${page}` : '',
  ].filter(Boolean);
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}
