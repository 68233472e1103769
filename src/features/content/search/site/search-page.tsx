import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import empty from '../../../../site/kit/parts/empty.module.css';
import { Pager } from '../../../../site/kit/parts/pager.tsx';
import rows from '../../../../site/kit/parts/rows.module.css';
import { entriesIn, SEARCH_LIMITS } from '../../../search/schema.ts';
import { archiveCount, ListFilters, listAddress } from '../../site/list/list-filters.tsx';
import { ListRow } from '../../site/list/list-row.tsx';
import type { FoundView, ListView } from '../../views.ts';
import emptyStyles from './search-empty.module.css';
import { SearchBest, SearchEntries } from './search-entries.tsx';
import noteStyles from './search-told.module.css';

export interface SearchPartProps {
  scope: PageScope;
  view: ListView;
  found: FoundView;
}

const LONGEST_NAME = 60;

/**
 * The query as the page's title: in quotation marks of the page's language, and cut to the length
 * of a heading.
 */
function searchName({ t }: PageScope, { typed }: FoundView): string {
  const line = typed.replace(/[\s"“”«»]+/g, ' ').trim();
  if (!line) return t('search:title');
  const letters = [...line.slice(0, LONGEST_NAME * 2)];
  const short = letters.slice(0, LONGEST_NAME).join('');
  return t('search:titleOf', { typed: letters.length > LONGEST_NAME ? `${short}…` : short });
}

/**
 * One page of search results. It is not cached, because anyone can make up any number of its
 * addresses.
 */
export function searchPage(scope: PageScope, view: ListView & { found: FoundView }): Page {
  const { t } = scope;
  const { page, pages, found } = view;
  const name = searchName(scope, found);
  const parts = { scope, view, found };
  const isListed = found.only !== null && entriesIn(found.entries) > 0;
  return {
    head: {
      title: page > 1 ? t('content:list.titlePage', { title: name, page }) : name,
      description: t('search:lead'),
      canonical: listAddress(view, page),
      noindex: true,
      trail: [
        { name: t('content:list.allTitle'), path: view.path },
        { name, path: listAddress(view, page) },
      ],
      previous: page > 1 ? listAddress(view, page - 1) : undefined,
      next: page < pages ? listAddress(view, page + 1) : undefined,
    },
    tags: [],
    isCached: false,
    main: (
      <div className="wrap">
        <SearchHead {...parts} name={name} />
        <ListFilters scope={scope} view={view} />
        <SearchNotes {...parts} />
        <SearchBest scope={scope} best={found.best} />
        {view.items.length > 0 && <Results {...parts} />}
        <SearchEntries {...parts} />
        {view.items.length === 0 && !isListed && <SearchEmpty {...parts} />}
        {pages > 1 && (
          <Pager
            scope={scope}
            page={page}
            pages={pages}
            addressOf={(number) => listAddress(view, number)}
          />
        )}
      </div>
    ),
  };
}

function Results({ scope, view, found }: SearchPartProps) {
  const alone = entriesIn(found.entries) === 0 && !found.best;
  return (
    <section className={rows.found} aria-labelledby="bulunanlar">
      <h2 className={alone ? 'vh' : undefined} id="bulunanlar">
        {scope.t(alone ? 'search:results' : 'search:entries.contents')}
      </h2>
      <ol role="list" className={rows.rows}>
        {view.items.map((item) => (
          <ListRow
            key={item.id}
            scope={scope}
            item={item}
            large={false}
            categoryShown={view.category === null}
          />
        ))}
      </ol>
    </section>
  );
}

function SearchHead({ scope: { t, locale }, found, name }: SearchPartProps & { name: string }) {
  const { total, more, fault, items, entries, best, only } = found;
  const onlyEntries = only !== null || (total === 0 && (best !== null || entriesIn(entries) > 0));
  return (
    <header className="page-head corner railed">
      {fault === null && !onlyEntries ? (
        <p className="rail">
          {more && `${t('search:atLeast')} `}
          <span className="count num">{formatNumber(locale, total)}</span>{' '}
          {t('content:list.unit', { count: total })}
        </p>
      ) : (
        <p className="rail" />
      )}
      <div className="in">
        <h1>{name}</h1>
        {items.length > 0 && <p className="lede">{t('search:lead')}</p>}
      </div>
    </header>
  );
}

/**
 * Notes about the results: corrected words, words treated as beginnings, and results that are not
 * shown.
 */
function SearchNotes({ scope: { t, locale }, view, found }: SearchPartProps) {
  const { corrections, beginnings, more, pages } = found;
  const last = more && view.page === pages;
  if (corrections.length === 0 && beginnings.length === 0 && !last) return null;
  return (
    <div className={noteStyles.told} role="status">
      {corrections.map(({ from, to }) => (
        <p key={from}>{t('search:instead', { from, to })}</p>
      ))}
      {beginnings.map((word) => (
        <p key={word}>{t('search:beginning', { word })}</p>
      ))}
      {last && (
        <p>{t('search:noFurther', { count: formatNumber(locale, pages * view.pageSize) })}</p>
      )}
    </div>
  );
}

/** Explains what to do if nothing was found or the search could not be made. */
function SearchEmpty(props: SearchPartProps) {
  const {
    scope: { t, href },
    view,
    found,
  } = props;
  const filtered = view.category !== null || view.year !== null;
  const { fault, archived, meant, best, entries } = found;
  // Other results are shown, so the page does not say that no content was found.
  if (!fault && archived === 0 && !filtered && (best || entriesIn(entries) > 0)) return null;
  return (
    <div className={empty.empty}>
      <h2>{t(fault ? `search:faults.${fault}.title` : 'search:noMatch.title')}</h2>
      {fault ? (
        <p>{t(`search:faults.${fault}.text`, { letters: SEARCH_LIMITS.characters })}</p>
      ) : (
        <Hints {...props} filtered={filtered} />
      )}
      {meant.length > 0 && (
        <p>
          {t('search:noMatch.meant')}{' '}
          {meant.map((word, i) => (
            <span key={word}>
              {i > 0 && ', '}
              <a href={href(listAddress({ ...view, found: { ...found, typed: word } }))}>{word}</a>
            </span>
          ))}
        </p>
      )}
      <p className="hero-acts">
        {archived > 0 && (
          <a
            className="btn line"
            href={href(listAddress({ ...view, found: { ...found, archive: true } }))}
          >
            {t('search:archive.search')}
          </a>
        )}
        {filtered && !fault && (
          <a className="btn line" href={href(listAddress({ ...view, category: null, year: null }))}>
            {t('search:everywhere')}
          </a>
        )}
        <a className="btn line" href={href(view.path)}>
          {t('content:list.seeAll')}
        </a>
      </p>
    </div>
  );
}

/** A hint that the archive has results; or, if nothing else was found either, how to find more. */
function Hints({ scope, found, filtered }: SearchPartProps & { filtered: boolean }) {
  const { t } = scope;
  if (found.archived > 0) {
    const count = found.archived;
    return <p>{t('search:noMatch.archived', { count, found: archiveCount(scope, count) })}</p>;
  }
  if (found.best || entriesIn(found.entries) > 0) return null;
  return (
    <ul role="list" className={emptyStyles.tips}>
      <li>{t('search:noMatch.spelling')}</li>
      <li>{t('search:noMatch.fewer')}</li>
      {filtered && <li>{t('search:noMatch.filters')}</li>}
    </ul>
  );
}
