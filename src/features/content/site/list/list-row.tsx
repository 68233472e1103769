import { formatMonth, formatWeekday, splitDate } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import rows from '../../../../site/kit/parts/rows.module.css';
import { Icon } from '../../../../ui/icons.tsx';
import type { Marked } from '../../../search/schema.ts';
import { CATEGORIES } from '../../schema.ts';
import type { FileView, FoundItemView, ListItemView, ListView } from '../../views.ts';
import { FirstPage, factsOf } from '../article/article-files.tsx';
import { Cover, categoryNames, contentLanguage } from '../shared.tsx';
import styles from './list-row.module.css';

const THUMBNAIL_SIZES = '(min-width: 900px) 184px, 96px';
const LARGE_SIZES = '(min-width: 1200px) 440px, (min-width: 900px) 38vw, calc(100vw - 40px)';

interface ListRowProps {
  scope: PageScope;
  item: ListItemView | FoundItemView;
  large: boolean;
  categoryShown: boolean;
}

function RowDate({ locale, date }: { locale: PageScope['locale']; date: Date }) {
  const { day, rest } = splitDate(locale, date);
  return (
    <p className="rail date">
      <time dateTime={date.toISOString()}>
        <b className="num">{day}</b> <span className={rows.rest}>{rest}</span>
        <span className={rows.weekday}> {formatWeekday(locale, date)}</span>
      </time>
    </p>
  );
}

interface RowReportProps {
  scope: PageScope;
  item: ListItemView;
  file: FileView;
}

/** The PDF of a report: its first page, and its size, which is the link to it. */
function RowReport({ scope, item, file }: RowReportProps) {
  return (
    <p className={styles.report} lang={scope.locale}>
      <FirstPage file={file} sizes="112px" />
      <a href={file.path} download>
        {scope.t('content:files.download')}
        <span className="vh" lang={item.language}>
          : {file.title}
        </span>
      </a>
      <span>{factsOf({ scope, file })}</span>
    </p>
  );
}

export function ListRow({ scope, item, large, categoryShown }: ListRowProps) {
  const { t, href, locale } = scope;
  const lang = contentLanguage(item.language, locale);
  const marked = 'marked' in item ? item.marked : null;
  const archived = 'archived' in item && item.archived;
  const classes = [rows.body, item.cover && rows.im, large && rows.large].filter(Boolean).join(' ');
  return (
    <li className="railed">
      <RowDate locale={locale} date={item.publishedAt} />
      <div className={classes}>
        <div className={rows.tx}>
          {(categoryShown || archived) && (
            <p className={rows.kind}>
              {categoryShown && (
                <a className="cat" href={href(CATEGORIES[item.category])}>
                  {categoryNames(t)[item.category]}
                </a>
              )}
              {archived && <span className={styles.archived}>{t('search:archive.mark')}</span>}
            </p>
          )}
          <h3 lang={lang}>
            <a href={href(item.path)}>{marked ? <Marks of={marked.title} /> : item.title}</a>
          </h3>
          <p className={rows.sum} lang={lang}>
            {marked ? <Marks of={marked.passage} /> : item.summary}
          </p>
          {item.report && <RowReport scope={scope} item={item} file={item.report} />}
          {(item.place || item.author) && (
            <p className={rows.remark} lang={lang}>
              {item.author && <b>{item.author}</b>}
              {item.place && (
                <span>
                  <Icon name="place" />
                  {item.place}
                </span>
              )}
            </p>
          )}
        </div>
        {item.cover && (
          <div className={rows.pic}>
            <Cover
              cover={item.cover}
              sizes={large ? LARGE_SIZES : THUMBNAIL_SIZES}
              first={large}
              decorative
            />
          </div>
        )}
      </div>
    </li>
  );
}

/** A text with the found words marked. */
export function Marks({ of }: { of: Marked }) {
  let place = 0;
  return of.map(({ text, hit }) => {
    place += text.length;
    return hit ? <mark key={place}>{text}</mark> : text;
  });
}

/** "2026-11" in Istanbul time, the key for grouping by month. */
const monthKey = (date: Date): string => dayInIstanbul(date).slice(0, 7);

interface Month {
  key: string;
  first: Date;
  items: ListItemView[];
}

/** The rows, grouped by their month of publication, in the same order. */
function groupByMonth(items: ListItemView[]): Month[] {
  const months: Month[] = [];
  for (const item of items) {
    const key = monthKey(item.publishedAt);
    const last = months.at(-1);
    if (last?.key === key) last.items.push(item);
    else months.push({ key, first: item.publishedAt, items: [item] });
  }
  return months;
}

/** The rows of a list. The newest content on the first page is shown larger than the others. */
export function ListMonths({ scope, view }: { scope: PageScope; view: ListView }) {
  const newest = view.page === 1 ? view.items[0] : undefined;
  return groupByMonth(view.items).map(({ key, first, items }) => (
    <section className={rows.month} key={key} aria-labelledby={`ay-${key}`}>
      <h2 id={`ay-${key}`}>{formatMonth(scope.locale, first)}</h2>
      <ol role="list" className={rows.rows}>
        {items.map((item) => (
          <ListRow
            key={item.id}
            scope={scope}
            item={item}
            large={item === newest}
            categoryShown={view.category === null}
          />
        ))}
      </ol>
    </section>
  ));
}
