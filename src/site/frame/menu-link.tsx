import { Icon } from '../../ui/icons.tsx';
import { placeTitle } from '../kit/places.ts';
import { currentMark } from './current-item.ts';
import type { FrameScope } from './frame-scope.ts';
import { TitleIcon } from './title-icon.tsx';

interface Target {
  title: string;
  url: string;
  external: boolean;
}

interface MenuLinkProps {
  scope: FrameScope;
  item: Target;
  icon?: boolean;
}

/** A link of the menu; one that leaves the site says so in sign, relation and words. */
export function MenuLink({ scope, item, icon = false }: MenuLinkProps) {
  const { title, lang } = placeTitle(scope.t, scope.locale, item);
  if (item.external) {
    return (
      <a href={item.url} rel="noopener external" lang={lang}>
        {icon && <TitleIcon title={item.title} />}
        {title}
        <Icon name="out" turn />
        <span className="vh" lang={scope.locale}>
          {` ${scope.t('site:frame.external')}`}
        </span>
      </a>
    );
  }
  return (
    <a href={scope.href(item.url)} aria-current={currentMark(scope.current, item.url)} lang={lang}>
      {icon && <TitleIcon title={item.title} />}
      {title}
    </a>
  );
}
