import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import filters from '../../../../site/kit/parts/filters.module.css';
import { SearchInput } from '../../../../site/kit/parts/search-input.tsx';
import { CATEGORY_NAMES } from '../../schema.ts';
import type { ListView } from '../../views.ts';
import { categoryNames } from '../category-names.ts';
import { ArchiveLink } from '../search/archive-link.tsx';
import { listAddress } from './list-address.ts';

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
