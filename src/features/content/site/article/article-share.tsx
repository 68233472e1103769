import { localePath } from '../../../../platform/i18n/locales.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { Icon } from '../../../../ui/icons.tsx';
import type { ArticleView } from '../../views.ts';
import styles from './article-share.module.css';

/** Links to two networks, and a copy button that is shown only if scripts run. */
export function ArticleShare({ scope, view }: { scope: PageScope; view: ArticleView }) {
  const { t, locale, origin } = scope;
  const address = origin + localePath(locale, view.path);
  const title = view.title.toWellFormed();
  const text = encodeURIComponent(`${title} ${address}`);
  const post = `text=${encodeURIComponent(title)}&url=${encodeURIComponent(address)}`;
  return (
    <div className={styles.share} lang={locale} data-printed="">
      <a className="btn line sm" href={`https://wa.me/?text=${text}`} rel="noopener external">
        <Icon name="whatsapp" />
        {t('content:article.shareWhatsapp')}
      </a>
      <a className="btn line sm" href={`https://x.com/intent/post?${post}`} rel="noopener external">
        <Icon name="x" />
        {t('content:article.shareX')}
      </a>
      <button
        className="btn line sm"
        type="button"
        data-copy={address}
        data-done={t('content:article.copied')}
      >
        <Icon name="link" />
        <span aria-live="polite">{t('content:article.copyLink')}</span>
      </button>
    </div>
  );
}
