import { Icon } from '../../ui/icons.tsx';
import { chatLink } from '../kit/parts/contact-links.ts';
import styles from './floating.module.css';
import type { FrameScope } from './frame-scope.ts';

/**
 * Chat, settings and, at the bottom right, the theme. The page contains both names of the theme and CSS shows the right one,
 * so that the cached page is correct for every visitor before a script has run.
 */
export function Floating({ scope }: { scope: FrameScope }) {
  const { t, party } = scope;
  const chat = chatLink(party);
  return (
    <aside className={styles.float} aria-label={t('site:frame.shortcuts')}>
      {chat && (
        <a className={styles.wa} href={chat} rel="noopener external">
          <Icon name="whatsapp" />
          <span className={styles.tip}>
            <span className={styles.short}>{t('site:frame.whatsapp')}</span>
            <span className={styles.long}>{t('site:frame.whatsappWrite')}</span>
          </span>
        </a>
      )}
      <button type="button" data-settings="" aria-haspopup="dialog">
        <Icon name="settings" />
        <span className={styles.tip}>
          <span className={styles.short}>{t('site:frame.settings')}</span>
          <span className={styles.long}>{t('site:frame.openSettings')}</span>
        </span>
      </button>
      <button type="button" data-theme="">
        <span className={styles.ifLight}>
          <Icon name="moon" />
          <span className={styles.tip}>{t('site:frame.toDark')}</span>
        </span>
        <span className={styles.ifDark}>
          <Icon name="sun" />
          <span className={styles.tip}>{t('site:frame.toLight')}</span>
        </span>
      </button>
    </aside>
  );
}
