import { formatDayMonth } from '../../../platform/i18n/format.ts';
import { istanbulIso } from '../../../platform/istanbul.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { More } from '../../../ui/section.tsx';
import { MEETINGS_PATH, meetingPath } from '../addresses.ts';
import type { MeetingView } from '../views.ts';
import styles from './meeting-page.module.css';
import list from './meetings.module.css';

/** The next meetings, beside the text or below it. */
export function MeetingNext({ scope, meetings }: { scope: PageScope; meetings: MeetingView[] }) {
  const { t, href, locale } = scope;
  return (
    <aside className={styles.next} lang={locale} aria-labelledby="siradaki">
      <h2 id="siradaki">{t('meetings:page.next')}</h2>
      <ol role="list">
        {meetings.map((meeting) => (
          <li key={meeting.id}>
            <p>
              <time dateTime={istanbulIso(meeting.startsAt)}>
                {formatDayMonth(locale, meeting.startsAt)}
              </time>
              {meeting.state === 'cancelled' ? (
                <b className={list.state}>{t('meetings:cancelled')}</b>
              ) : (
                <span lang={meeting.province ? 'tr' : undefined}>
                  {meeting.province || t('meetings:online')}
                </span>
              )}
            </p>
            <h3 lang="tr">
              <a href={href(meetingPath(meeting))}>{meeting.title}</a>
            </h3>
          </li>
        ))}
      </ol>
      <More href={href(MEETINGS_PATH)}>{t('meetings:page.all')}</More>
    </aside>
  );
}
