import { Icon } from '../ui/icons.tsx';
import { Mark } from '../ui/mark.tsx';
import type { FrameScope } from './frame-scope.ts';
import { Menu } from './menu.tsx';
import { isServed } from './served.ts';
import { SocialLinks } from './social-links.tsx';

export function Brand({ scope }: { scope: FrameScope }) {
  return (
    <a className="brand" href={scope.href('/')}>
      <Mark />
      <span lang="tr">{scope.party.name || scope.t('site:frame.home')}</span>
    </a>
  );
}

/** The one thing the header asks for: joining, or giving while there is no form to join by. */
function MainAction({ scope }: { scope: FrameScope }) {
  return isServed('/uye-olun') ? (
    <a className="btn" href={scope.href('/uye-olun')}>
      {scope.t('site:frame.join')}
    </a>
  ) : (
    <a className="btn" href={`${scope.href('/')}#bagis`}>
      {scope.t('site:frame.donate')}
    </a>
  );
}

export function Header({ scope }: { scope: FrameScope }) {
  return (
    <header className="top">
      <div className="wrap">
        <Brand scope={scope} />
        <Menu scope={scope} />
        <div className="acts">
          <SocialLinks party={scope.party} />
          <MainAction scope={scope} />
          <a className="ib burger" href="#menu" aria-label={scope.t('site:frame.openMenu')}>
            <Icon name="menu" />
          </a>
        </div>
      </div>
    </header>
  );
}
