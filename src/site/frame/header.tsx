import { Icon } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import type { FrameScope } from './frame-scope.ts';
import { LanguageMenu } from './language-links.tsx';
import { Menu } from './menu.tsx';
import { headerClasses } from './menu-room.ts';
import { SocialLinks } from './social-links.tsx';

export function Brand({ scope }: { scope: FrameScope }) {
  return (
    <a className="brand" href={scope.href('/')}>
      <Mark />
      <span lang="tr">{scope.party.name || scope.t('site:frame.home')}</span>
    </a>
  );
}

export function Header({ scope }: { scope: FrameScope }) {
  return (
    <header className={headerClasses(scope)}>
      <div className="wrap">
        <Brand scope={scope} />
        <Menu scope={scope} />
        <div className="acts">
          <SocialLinks party={scope.party} />
          <a
            className="ib find"
            href={`${scope.href('/tum-icerikler')}#ara`}
            aria-label={scope.t('site:frame.search')}
          >
            <Icon name="search" />
          </a>
          <LanguageMenu scope={scope} />
          <a className="btn" href={scope.href('/uye-olun')}>
            {scope.t('site:frame.join')}
          </a>
          <a className="ib burger" href="#menu" aria-label={scope.t('site:frame.openMenu')}>
            <Icon name="menu" />
          </a>
        </div>
      </div>
    </header>
  );
}
