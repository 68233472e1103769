import type { Page, PageScope } from '../page.ts';

/** For the address of a page that was taken away, and leads nowhere: 410. `tag`: of the list that it was in. */
export function gonePage({ t, href, isFilled }: PageScope, tag: string): Page {
  const title = t('site:gone.title');
  return {
    status: 410,
    isPrivate: true,
    head: { title, description: t('site:gone.text'), canonical: '/404', noindex: true },
    tags: [tag],
    main: (
      <div className="wrap">
        <header className="page-head corner railed">
          <p className="rail" />
          <div className="in">
            <h1>{title}</h1>
            <p className="lede">{t('site:gone.text')}</p>
          </div>
        </header>
        <p className="sec inset">
          <a className="btn" href={href('/')}>
            {t('site:gone.home')}
          </a>{' '}
          {isFilled('/tum-icerikler') && (
            <a className="btn ghost" href={href('/tum-icerikler')}>
              {t('site:gone.search')}
            </a>
          )}
        </p>
      </div>
    ),
  };
}
