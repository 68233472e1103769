import type { PageScope } from '../../../../site/kit/page.ts';
import type { ArticleView } from '../../views.ts';
import { tagAddress } from '../list/list-address.ts';
import styles from './article-tags.module.css';

/** The tags of an article, each with a link to the list of its contents. */
export function ArticleTags({ scope, view }: { scope: PageScope; view: ArticleView }) {
  if (view.tags.length === 0) return null;
  return (
    <nav className={styles.tags} aria-labelledby="etiketler">
      <h2 id="etiketler" lang={scope.locale}>
        {scope.t('content:article.tags')}
      </h2>
      <ul role="list">
        {view.tags.map((tag) => (
          <li key={tag}>
            <a href={scope.href(tagAddress(tag))}>{tag}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
