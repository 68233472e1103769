import type { PageScope } from '../../../../site/kit/page.ts';
import empty from '../../../../site/kit/parts/empty.module.css';
import type { ListView } from '../../views.ts';

/** One message if nothing is published yet, another one if nothing matches the filter. */
export function ListEmpty({ scope: { t, href }, view }: { scope: PageScope; view: ListView }) {
  const filtered = view.year !== null || (view.kind !== 'category' && view.category !== null);
  return (
    <div className={empty.empty}>
      <h2>{t(filtered ? 'content:list.noMatchTitle' : 'content:list.emptyTitle')}</h2>
      <p>{t(filtered ? 'content:list.noMatchText' : 'content:list.emptyText')}</p>
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
