import { formatDate } from '../../../platform/i18n/format.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import type { WritingView } from '../schema.ts';
import writingsStyles from './writings.module.css';

/** Contents, newest first, with the dates in the margin. */
export function Writings({ scope, items }: { scope: PageScope; items: WritingView[] }) {
  const { t, href, locale } = scope;
  return (
    <ul role="list" className={writingsStyles.writings}>
      {items.map(({ id, list, path, title, language, publishedAt }) => {
        return (
          <li className="railed" key={id}>
            <time className="rail" dateTime={publishedAt.toISOString()}>
              {formatDate(locale, publishedAt)}
            </time>
            <div>
              <a className="cat" href={href(list.path)}>
                {t(list.name)}
              </a>
              <h3 lang={language === locale ? undefined : language}>
                <a href={href(path)}>{title}</a>
              </h3>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
