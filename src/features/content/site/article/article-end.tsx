import { formatDate } from '../../../../platform/i18n/format.ts';
import { localePath } from '../../../../platform/i18n/locales.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { CopyButton } from '../../../../site/kit/parts/copy-button.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { SectionHead } from '../../../../ui/section.tsx';
import { CATEGORIES } from '../../schema.ts';
import type { ArticleView, ListItemView } from '../../views.ts';
import { Cover, categoryNames, contentLanguage, itemIn } from '../shared.tsx';
import relatedStyles from './article-related.module.css';
import shareStyles from './article-share.module.css';

const SIZES = '(min-width: 1200px) 320px, (min-width: 600px) 30vw, 112px';

function Entry({ scope, item: original }: { scope: PageScope; item: ListItemView }) {
  const { t, locale, href } = scope;
  const item = itemIn(locale, original);
  return (
    <li className={item.cover ? relatedStyles.pictured : undefined}>
      {item.cover && (
        <div className={relatedStyles.im}>
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
    <section className={`sec wrap ${relatedStyles.related}`} lang={scope.locale}>
      <SectionHead title={scope.t('content:article.related')} />
      <ul role="list" className={relatedStyles.three}>
        {items.map((item) => (
          <Entry key={item.path} scope={scope} item={item} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Links to networks and an e-mail; a button for the share menu of the system, which is shown only if the
 * browser has one, and a copy button, which is shown only if scripts run.
 */
export function ArticleShare({ scope, view }: { scope: PageScope; view: ArticleView }) {
  const { t, locale, origin } = scope;
  const address = origin + localePath(locale, view.path);
  const title = encodeURIComponent(view.title.toWellFormed());
  const url = encodeURIComponent(address);
  return (
    <div className={shareStyles.share} lang={locale} data-printed="">
      <button className="btn line sm" type="button" data-copy={address} data-share="">
        <Icon name="share" />
        {t('content:article.share')}
      </button>
      <a
        className="btn line sm"
        href={`https://wa.me/?text=${title}%20${url}`}
        rel="noopener external"
      >
        <Icon name="whatsapp" />
        {t('content:article.shareWhatsapp')}
      </a>
      <a
        className="btn line sm"
        href={`https://x.com/intent/post?text=${title}&url=${url}`}
        rel="noopener external"
      >
        <Icon name="x" />
        {t('content:article.shareX')}
      </a>
      <a
        className="btn line sm"
        href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}
        rel="noopener external"
      >
        <Icon name="facebook" />
        {t('content:article.shareFacebook')}
      </a>
      <a className="btn line sm" href={`mailto:?subject=${title}&body=${url}`}>
        <Icon name="mail" />
        {t('content:article.shareMail')}
      </a>
      <CopyButton
        className="btn line sm"
        icon="link"
        text={address}
        label={t('content:article.copyLink')}
        done={t('content:article.copied')}
      />
    </div>
  );
}
