import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { formatDayMonth, formatNumber } from '../../../platform/i18n/format.ts';
import { measurementRoutes, type VisitSummary } from '../contract.ts';
import css from './visits-panel.module.css';

/** The data changes slowly, so a reply may be cached for some minutes. */
const FRESH_MS = 5 * 60_000;

/** How often public pages were visited: by day, the most read pages, and the sites before them. */
export function VisitsPanel() {
  const { t, locale } = useText();
  const query = useQuery({ ...read(measurementRoutes.visits), staleTime: FRESH_MS });
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

interface DayBarsProps {
  days: VisitSummary['byDay'];
  total: number;
}

/** The visits of each day as bars, below their sum; the numbers are in a table for screen readers. */
function DayBars({ days, total }: DayBarsProps) {
  const { t, locale } = useText();
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const dayOf = (day: string) => formatDayMonth(locale, new Date(`${day}T12:00:00Z`));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure>
      <figcaption>
        <b className={css.total}>
          {t('measurement:speed.visits', { count: total, number: formatNumber(locale, total) })}
        </b>{' '}
        <span className="sr-only">{t('measurement:visits.byDay')}</span>
      </figcaption>
      <div className={css.bars} aria-hidden="true">
        {days.map(({ day, visits }) => (
          <i
            key={day}
            title={`${dayOf(day)}: ${formatNumber(locale, visits)}`}
            style={{ blockSize: `${(visits / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <small>{first ? dayOf(first.day) : null}</small>
        <small>{last ? dayOf(last.day) : null}</small>
      </div>
      <table className="sr-only">
        <tbody>
          {days.map(({ day, visits }) => (
            <tr key={day}>
              <th scope="row">{dayOf(day)}</th>
              <td>{formatNumber(locale, visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
