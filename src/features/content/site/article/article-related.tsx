import { formatDate } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { SectionHead } from '../../../../ui/section.tsx';
import { CATEGORIES } from '../../schema.ts';
import type { ListItemView } from '../../views.ts';
import { categoryNames } from '../category-names.ts';
import { contentLanguage } from '../content-language.ts';
import { Cover } from '../cover.tsx';
import styles from './article-related.module.css';

const SIZES = '(min-width: 1200px) 320px, (min-width: 600px) 30vw, 112px';

export function ArticleRelated({ scope, items }: { scope: PageScope; items: ListItemView[] }) {
  const { t, locale, href } = scope;
  const names = categoryNames(t);
  return (
    <section className={`sec wrap ${styles.related}`} lang={locale}>
      <SectionHead title={t('content:article.related')} />
      <ul className={styles.three}>
        {items.map((item) => (
          <li key={item.id} className={item.cover ? styles.pictured : undefined}>
            {item.cover && (
              <div className={styles.im}>
                <Cover cover={item.cover} sizes={SIZES} decorative />
              </div>
            )}
            <div>
              <a className="cat" href={href(CATEGORIES[item.category])}>
                {names[item.category]}
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
        ))}
      </ul>
    </section>
  );
}
