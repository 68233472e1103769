import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import type { ListView } from '../../views.ts';

interface ListHeadProps {
  scope: PageScope;
  view: ListView;
  name: string;
  lead: string;
}

export function ListHead({ scope: { t, locale }, view, name, lead }: ListHeadProps) {
  const unit =
    view.kind === 'category' ? `content:categories.${view.category}.unit` : 'content:list.unit';
  return (
    <header className="page-head corner railed">
      <p className="rail">
        <span className="count num">{formatNumber(locale, view.total)}</span>{' '}
        {t(unit, { count: view.total })}
      </p>
      <div className="in">
        <h1>{name}</h1>
        <p className="lede">{lead}</p>
      </div>
    </header>
  );
}
