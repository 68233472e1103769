import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { Pager } from '../../../../site/kit/parts/pager.tsx';
import rows from '../../../../site/kit/parts/rows.module.css';
import type { FoundView, ListView } from '../../views.ts';
import { listAddress } from '../list/list-address.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { ListRow } from '../list/list-row.tsx';
import { SearchEmpty } from './search-empty.tsx';
import { entriesIn, SearchBest, SearchEntries } from './search-entries.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchTold } from './search-told.tsx';

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
function nameOf({ t }: PageScope, { typed }: FoundView): string {
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
  const name = nameOf(scope, found);
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
        <SearchTold {...parts} />
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
