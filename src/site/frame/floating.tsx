import { Icon } from '../../ui/icons.tsx';
import { chatLink } from '../kit/parts/contact-links.ts';
import type { FrameScope } from './frame-scope.ts';

/**
 * Chat, theme and settings. Both words of the theme stand in the page and CSS shows the one that fits, so
 * that the cached page is right for every visitor before any script has run.
 */
export function Floating({ scope }: { scope: FrameScope }) {
  const { t, party } = scope;
  const chat = chatLink(party);
  return (
    <aside className="float" aria-label={t('site:frame.shortcuts')}>
      {chat && (
        <a className="wa" href={chat} rel="noopener external">
          <Icon name="whatsapp" />
          <span className="tip">
            <span className="short">{t('site:frame.whatsapp')}</span>
            <span className="long">{t('site:frame.whatsappWrite')}</span>
          </span>
        </a>
      )}
      <button type="button" data-theme="">
        <span className="if-light">
          <Icon name="moon" />
          <span className="tip">{t('site:frame.toDark')}</span>
        </span>
        <span className="if-dark">
          <Icon name="sun" />
          <span className="tip">{t('site:frame.toLight')}</span>
        </span>
      </button>
      <button type="button" data-settings="" aria-haspopup="dialog">
        <Icon name="settings" />
        <span className="tip">
          <span className="short">{t('site:frame.settings')}</span>
          <span className="long">{t('site:frame.openSettings')}</span>
        </span>
      </button>
    </aside>
  );
}
