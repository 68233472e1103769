import { localePath } from '../../../platform/i18n/locales.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import empty from '../../../site/kit/parts/empty.module.css';
import rows from '../../../site/kit/parts/rows.module.css';
import { CALENDAR_PATH } from '../addresses.ts';
import type { MeetingView } from '../views.ts';
import { ComingRow } from './meeting-row.tsx';
import styles from './meetings.module.css';

/** Two links to the same calendar: one for programs that know `webcal:`, and one to the file. */
function Subscribe({ scope: { t, href, locale, origin } }: { scope: PageScope }) {
  const calendar = origin.replace(/^https?:/, 'webcal:') + localePath(locale, CALENDAR_PATH);
  return (
    <p className="hero-acts">
      <a className="btn line" href={calendar}>
        {t('meetings:list.subscribe')}
      </a>
      <a className="more" href={href(CALENDAR_PATH)} type="text/calendar">
        {t('meetings:list.file')}
      </a>
    </p>
  );
}

/** Coming meetings, soonest first, and the links to their calendar. */
export function ListComing({ scope, coming }: { scope: PageScope; coming: MeetingView[] }) {
  const { t } = scope;
  if (coming.length === 0) {
    return (
      <div className={empty.empty}>
        <h2>{t('meetings:list.noneTitle')}</h2>
        <p>{t('meetings:list.noneText')}</p>
        <Subscribe scope={scope} />
      </div>
    );
  }
  const next = coming.find((meeting) => meeting.state === 'planned');
  return (
    <section className={`${rows.month} ${styles.meets}`} aria-labelledby="yaklasan">
      <h2 id="yaklasan">{t('meetings:list.coming')}</h2>
      <ol role="list" className={rows.rows}>
        {coming.map((meeting) => (
          <ComingRow key={meeting.id} scope={scope} meeting={meeting} large={meeting === next} />
        ))}
      </ol>
      <div className={`${styles.subscribe} inset`}>
        <p>{t('meetings:list.subscribeText')}</p>
        <Subscribe scope={scope} />
      </div>
    </section>
  );
}
