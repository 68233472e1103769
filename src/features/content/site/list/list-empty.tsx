import type { PageScope } from '../../../../site/kit/page.ts';
import empty from '../../../../site/kit/parts/empty.module.css';
import type { ListView } from '../../views.ts';
import { isFiltered } from './list-filters.tsx';

function textOf(view: ListView): string {
  if (view.tag && view.year === null && view.category === null) return 'content:list.noTagText';
  return isFiltered(view) ? 'content:list.noMatchText' : 'content:list.emptyText';
}

/** One message if nothing is published yet, another one if nothing matches the filter. */
export function ListEmpty({ scope: { t, href }, view }: { scope: PageScope; view: ListView }) {
  const filtered = isFiltered(view);
  return (
    <div className={empty.empty}>
      <h2>{t(filtered ? 'content:list.noMatchTitle' : 'content:list.emptyTitle')}</h2>
      <p>{t(textOf(view))}</p>
      <p className="hero-acts">
        {filtered ? (
          <a className="btn line" href={href(view.path)}>
            {t('content:list.clear')}
          </a>
        ) : (
          <a className="btn line" href={href(view.kind === 'all' ? '/' : '/tum-icerikler')}>
            {t(view.kind === 'all' ? 'content:pages.home' : 'content:list.seeAll')}
          </a>
        )}
      </p>
    </div>
  );
}
