import type { TFunction } from 'i18next';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import empty from '../../../../site/kit/parts/empty.module.css';
import { Pager } from '../../../../site/kit/parts/pager.tsx';
import type { ListView } from '../../views.ts';
import { categoryFeed, categoryNames, itemsIn } from '../shared.tsx';
import { isFiltered, ListFilters, listAddress, tagAddress } from './list-filters.tsx';
import { ListMonths } from './list-row.tsx';

/** The name of the list, and the description below it. */
function titleOf(t: TFunction, { kind, category, tag }: ListView): { name: string; lead: string } {
  if (tag) return { name: t('content:list.tagTitle', { tag }), lead: t('content:list.tagLead') };
  if (kind === 'category') {
    return {
      name: t(`content:categories.${category}.name`),
      lead: t(`content:categories.${category}.lead`),
    };
  }
  return kind === 'all'
    ? { name: t('content:list.allTitle'), lead: t('content:list.allLead') }
    : { name: t('content:list.archiveTitle'), lead: t('content:list.archiveLead') };
}

/** The window title, which contains the year and the page number. */
function windowTitle(t: TFunction, view: ListView, name: string): string {
  const { kind, category, year, page } = view;
  const parts = kind !== 'category' && category ? `${name}: ${categoryNames(t)[category]}` : name;
  const title = year ? t('content:list.titleYear', { title: parts, year }) : parts;
  return page > 1 ? t('content:list.titlePage', { title, page }) : title;
}

const tagOf = ({ kind, category }: ListView): string =>
  kind === 'archive' ? 'list:archive' : category ? `list:${category}` : 'list:all';

/**
 * Whether each content is shown as it was written: what a search found has its marked words, the list of
 * English texts is for these, and the translation of an archived content may still be published.
 */
const isAsWritten = ({ found, kind, category }: ListView): boolean =>
  found !== null || kind === 'archive' || category === 'english';

/** One page of a public list. */
export function listPage(scope: PageScope, list: ListView): Page {
  const view = isAsWritten(list) ? list : { ...list, items: itemsIn(scope.locale, list.items) };
  const { name, lead } = titleOf(scope.t, view);
  const { t } = scope;
  const { page, pages } = view;
  // Visitors can invent tags; their lists would fill the cache.
  const isUnknownTag = view.tag !== null && view.total === 0;
  return {
    head: {
      title: windowTitle(scope.t, view, name),
      description: lead,
      canonical: listAddress(view, page),
      previous: page > 1 ? listAddress(view, page - 1) : undefined,
      next: page < pages ? listAddress(view, page + 1) : undefined,
      noindex: isUnknownTag || undefined,
      trail: view.tag
        ? [
            { name: t('content:list.allTitle'), path: view.path },
            { name: view.tag, path: tagAddress(view.tag) },
          ]
        : [{ name, path: view.path }],
      feed:
        view.kind !== 'archive' && view.category ? categoryFeed(scope, view.category) : undefined,
    },
    tags: [tagOf(view), ...list.items.map(({ id }) => `content:${id}`)],
    isCached: !isUnknownTag,
    main: (
      <div className="wrap">
        <ListHead scope={scope} view={view} name={name} lead={lead} />
        {isNew(view) ? null : <ListFilters scope={scope} view={view} />}
        {view.items.length > 0 ? (
          <ListMonths scope={scope} view={view} />
        ) : (
          <ListEmpty scope={scope} view={view} />
        )}
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

/** Nothing was ever published in it: there is nothing to count or to filter. The search finds pages, too. */
const isNew = (view: ListView): boolean =>
  view.kind !== 'all' && view.total === 0 && !isFiltered(view);

interface ListHeadProps {
  scope: PageScope;
  view: ListView;
  name: string;
  lead: string;
}

function ListHead({ scope: { t, locale }, view, name, lead }: ListHeadProps) {
  const unit =
    view.kind === 'category' ? `content:categories.${view.category}.unit` : 'content:list.unit';
  return (
    <header className="page-head corner railed">
      {isNew(view) ? null : (
        <p className="rail">
          <span className="count num">{formatNumber(locale, view.total)}</span>{' '}
          {t(unit, { count: view.total })}
        </p>
      )}
      <div className="in">
        <h1>{name}</h1>
        <p className="lede">{lead}</p>
      </div>
    </header>
  );
}

function textOf(view: ListView): string {
  if (view.tag && view.year === null && view.category === null) return 'content:list.noTagText';
  return isFiltered(view) ? 'content:list.noMatchText' : 'content:list.emptyText';
}

const ALL = '/tum-icerikler';

/** One message if nothing is published yet, another one if nothing matches the filter. */
function ListEmpty({ scope: { t, href, isFilled }, view }: { scope: PageScope; view: ListView }) {
  const filtered = isFiltered(view);
  const toAll = view.kind !== 'all' && isFilled(ALL);
  return (
    <div className={empty.empty}>
      <h2>{t(filtered ? 'content:list.noMatchTitle' : 'content:list.emptyTitle')}</h2>
      <p>{t(textOf(view))}</p>
      <p className="hero-acts">
        {filtered ? (
          <a className="btn line" href={href(view.path)}>
            {t('content:list.clear')}
          </a>
        ) : (
          <a className="btn line" href={href(toAll ? ALL : '/')}>
            {t(toAll ? 'content:list.seeAll' : 'content:pages.home')}
          </a>
        )}
      </p>
    </div>
  );
}
