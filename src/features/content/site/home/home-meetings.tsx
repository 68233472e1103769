import { formatWeekday, splitDate } from '../../../../platform/i18n/format.ts';
import { partyLanguage } from '../../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { More } from '../../../../ui/section.tsx';
import type { MeetingLine } from '../../views.ts';
import styles from './home-meetings.module.css';

interface MeetingsProps {
  scope: PageScope;
  meetings: MeetingLine[];
}

/** The next meetings of the party, in one line below the agenda. */
export function HomeMeetings({ scope: { t, href, locale }, meetings }: MeetingsProps) {
  const lang = partyLanguage(locale);
  return (
    <div className={`${styles.nextMeets} inset`}>
      <div className={styles.nextMeetsHead}>
        <h3>{t('meetings:list.coming')}</h3>
        <More href={href('/toplantilar')}>{t('meetings:page.all')}</More>
      </div>
      <ul role="list">
        {meetings.map(({ id, path, title, startsAt, province }) => {
          const { day, rest } = splitDate(locale, startsAt);
          return (
            <li key={id}>
              <p className="date">
                <time dateTime={startsAt.toISOString()}>
                  <b className="num">{day}</b> {rest}
                </time>
              </p>
              <h4 lang={lang}>
                <a href={href(path)}>{title}</a>
              </h4>
              <p className="muted">
                {formatWeekday(locale, startsAt)}
                {' · '}
                {province ? <span lang={lang}>{province}</span> : t('meetings:online')}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
