import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { DayBars } from './day-bars.tsx';
import css from './visits-panel.module.css';
import { visitSummary } from './visits-query.ts';

/** How often public pages were visited: by day, the most read pages, and the sites before them. */
export function VisitsPanel() {
  const { t, locale } = useText();
  const query = useQuery(visitSummary);
  const {
    days = 28,
    total = 0,
    byDay = [],
    pages = [],
    sources = [],
    direct = 0,
  } = query.data ?? {};
  const number = (value: number) => <b className="num">{formatNumber(locale, value)}</b>;
  return (
    <section className="panel" aria-labelledby="visits">
      <header className="panel-head">
        <h2 id="visits">{t('measurement:visits.title')}</h2>
        <p className="soft">{t('measurement:visits.note', { days })}</p>
      </header>
      <PanelState query={query} empty={t('measurement:visits.empty')} isEmpty={total === 0}>
        <div className={css.parts}>
          <DayBars days={byDay} total={total} />
          <section aria-labelledby="visited-pages">
            <h3 id="visited-pages">{t('measurement:visits.pages')}</h3>
            {pages.length === 0 ? <p className="soft">{t('measurement:visits.noPages')}</p> : null}
            <ol role="list" className={css.list}>
              {pages.map(({ path, title, visits }) => (
                <li key={path}>
                  <a href={path}>{title}</a>
                  {number(visits)}
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="visit-sources">
            <h3 id="visit-sources">{t('measurement:visits.sources')}</h3>
            <ol role="list" className={css.list}>
              {sources.map(({ host, visits }) => (
                <li key={host}>
                  <span>{host}</span>
                  {number(visits)}
                </li>
              ))}
              <li>
                <span>{t('measurement:visits.direct')}</span>
                {number(direct)}
              </li>
            </ol>
            {sources.length === 0 ? (
              <p className="soft">{t('measurement:visits.noSources')}</p>
            ) : null}
          </section>
        </div>
      </PanelState>
    </section>
  );
}
