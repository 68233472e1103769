import { Icon } from '../../ui/icons.tsx';
import { PartyMark } from '../../ui/party-mark.tsx';
import type { FrameScope } from './frame-scope.ts';
import styles from './header.module.css';
import { LanguageMenu, SocialLinks } from './links.tsx';
import { Menu } from './menu.tsx';
import { fitsFrom } from './menu-room.ts';

export function Brand({ scope, className }: { scope: FrameScope; className?: string }) {
  return (
    <a className={className ? `${styles.brand} ${className}` : styles.brand} href={scope.href('/')}>
      <PartyMark logo={scope.party.logo} isOnDark />
      <span lang="tr">{scope.party.name || scope.t('site:frame.home')}</span>
    </a>
  );
}

export function Header({ scope }: { scope: FrameScope }) {
  const { menu, networks } = fitsFrom(scope);
  return (
    <header className={styles.top} data-menu-from={menu} data-networks-from={networks}>
      <div className="wrap">
        <Brand scope={scope} />
        <Menu scope={scope} />
        <div className={styles.acts}>
          <SocialLinks party={scope.party} className={styles.networks} />
          {scope.isFilled('/tum-icerikler') && (
            <a
              className="ib"
              href={`${scope.href('/tum-icerikler')}#ara`}
              aria-label={scope.t('site:frame.search')}
            >
              <Icon name="search" />
            </a>
          )}
          <LanguageMenu scope={scope} />
          <a className="btn" href={scope.href('/uye-olun')}>
            {scope.t('site:frame.join')}
          </a>
          <a
            className={`ib ${styles.burger}`}
            href="#menu"
            aria-label={scope.t('site:frame.openMenu')}
          >
            <Icon name="menu" />
          </a>
        </div>
      </div>
    </header>
  );
}
