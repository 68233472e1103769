import type { PageScope } from '../../../site/kit/page.ts';
import filters from '../../../site/kit/parts/filters.module.css';
import { Pager } from '../../../site/kit/parts/pager.tsx';
import rows from '../../../site/kit/parts/rows.module.css';
import { listAddress, MEETINGS_PATH } from '../addresses.ts';
import type { MeetingListView } from '../views.ts';
import { PastRow } from './meeting-row.tsx';
import styles from './meetings.module.css';

interface PastProps {
  scope: PageScope;
  view: MeetingListView;
}

/** A plain GET form, so that the chosen year is in the address. */
function YearFilter({ scope: { t, href }, view }: PastProps) {
  return (
    <form
      className={`${filters.filters} ${styles.filters}`}
      method="get"
      action={href(MEETINGS_PATH)}
      aria-label={t('meetings:list.filters')}
    >
      <div className={filters.f}>
        <label htmlFor="yil">{t('meetings:list.year')}</label>
        <select id="yil" name="yil" defaultValue={view.year ?? ''}>
          <option value="">{t('meetings:list.allYears')}</option>
          {view.years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </select>
      </div>
      <button className="btn line" type="submit">
        {t('meetings:list.filter')}
      </button>
    </form>
  );
}

/** Past meetings, newest first. */
export function ListPast({ scope, view }: PastProps) {
  return (
    <section className={`${rows.month} ${styles.meets} ${styles.past}`} aria-labelledby="gecmis">
      <h2 id="gecmis">{scope.t('meetings:list.past')}</h2>
      <YearFilter scope={scope} view={view} />
      <ol role="list" className={`${rows.rows} ${styles.rows}`}>
        {view.past.map((meeting) => (
          <PastRow key={meeting.id} scope={scope} meeting={meeting} />
        ))}
      </ol>
      {view.pages > 1 && (
        <Pager
          scope={scope}
          page={view.page}
          pages={view.pages}
          addressOf={(page) => listAddress(view.year, page)}
        />
      )}
    </section>
  );
}
