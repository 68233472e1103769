import { localePath } from '../../../../platform/i18n/locales.ts';
import { markupPattern } from '../../../../site/kit/markup-pattern.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { CopyButton } from '../../../../site/kit/parts/copy-button.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import { rawHtml } from '../../../../ui/raw-html.ts';
import type { ArticleView } from '../../views.ts';
import styles from './article-share.module.css';

const PLACES = ['address', 'whatsapp', 'x', 'facebook', 'mail'] as const;

const linksHtml = markupPattern(PLACES, (t, { address, whatsapp, x, facebook, mail }) => (
  <>
    <button className="btn line sm" type="button" data-copy={address} data-share="">
      <Icon name="share" />
      {t('content:article.share')}
    </button>
    <a className="btn line sm" href={whatsapp} rel="noopener external">
      <Icon name="whatsapp" />
      {t('content:article.shareWhatsapp')}
    </a>
    <a className="btn line sm" href={x} rel="noopener external">
      <Icon name="x" />
      {t('content:article.shareX')}
    </a>
    <a className="btn line sm" href={facebook} rel="noopener external">
      <Icon name="facebook" />
      {t('content:article.shareFacebook')}
    </a>
    <a className="btn line sm" href={mail}>
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
  </>
));

/**
 * Links to networks and an e-mail; a button for the share menu of the system, which is shown only if the
 * browser has one, and a copy button, which is shown only if scripts run.
 */
export function ArticleShare({ scope, view }: { scope: PageScope; view: ArticleView }) {
  const { t, locale, origin } = scope;
  const address = origin + localePath(locale, view.path);
  const title = encodeURIComponent(view.title.toWellFormed());
  const url = encodeURIComponent(address);
  const links = linksHtml(t, {
    address,
    whatsapp: `https://wa.me/?text=${title}%20${url}`,
    x: `https://x.com/intent/post?text=${title}&url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    mail: `mailto:?subject=${title}&body=${url}`,
  });
  return <div className={styles.share} lang={locale} data-printed="" {...rawHtml(links)} />;
}
