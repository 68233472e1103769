import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { PairCache } from '../../../../platform/pair-cache.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { rawHtml } from '../../../../ui/raw-html.ts';
import { SectionHead } from '../../../../ui/section.tsx';
import { CATEGORIES } from '../../schema.ts';
import type { ListItemView } from '../../views.ts';
import { categoryNames } from '../category-names.ts';
import { contentLanguage } from '../content-language.ts';
import { Cover } from '../cover.tsx';
import { itemIn } from '../items-in-language.ts';
import styles from './article-related.module.css';

const SIZES = '(min-width: 1200px) 320px, (min-width: 600px) 30vw, 112px';

/**
 * Entries as HTML, because a content is related to several articles. Two fifths of the elements of an
 * article's main part are in them.
 */
const rendered = new PairCache<ListItemView, TFunction, string>();

const entriesHtml = (scope: PageScope, items: ListItemView[]): string =>
  items
    .map((item) =>
      rendered.get(item, scope.t, () => renderToStaticMarkup(<Entry scope={scope} item={item} />)),
    )
    .join('');

function Entry({ scope, item: original }: { scope: PageScope; item: ListItemView }) {
  const { t, locale, href } = scope;
  const item = itemIn(locale, original);
  return (
    <li className={item.cover ? styles.pictured : undefined}>
      {item.cover && (
        <div className={styles.im}>
          <Cover cover={item.cover} sizes={SIZES} decorative />
        </div>
      )}
      <div>
        <a className="cat" href={href(CATEGORIES[item.category])}>
          {categoryNames(t)[item.category]}
        </a>
        <h3 lang={contentLanguage(item.language, locale)}>
          <a href={href(item.path)}>{item.title}</a>
        </h3>
        <p className="small muted">
          <time dateTime={item.publishedAt.toISOString()}>
            {formatDate(locale, item.publishedAt)}
          </time>
        </p>
      </div>
    </li>
  );
}

/** The related contents as a section. */
export function articleRelated(scope: PageScope, items: ListItemView[]) {
  return (
    <section className={`sec wrap ${styles.related}`} lang={scope.locale}>
      <SectionHead title={scope.t('content:article.related')} />
      <ul role="list" className={styles.three} {...rawHtml(entriesHtml(scope, items))} />
    </section>
  );
}
