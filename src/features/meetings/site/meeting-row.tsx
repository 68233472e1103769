import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import rows from '../../../site/kit/parts/rows.module.css';
import { meetingPath } from '../addresses.ts';
import type { MeetingView } from '../views.ts';
import { formatSpan } from './dates.ts';
import { MeetingDate } from './meeting-date.tsx';
import styles from './meetings.module.css';

interface RowProps {
  scope: PageScope;
  meeting: MeetingView;
}

/** "Kültür Merkezi, Eskişehir", or a text for online meetings. */
function Where({ scope, meeting }: RowProps) {
  const place = [meeting.place, meeting.province].filter(Boolean).join(', ');
  return place ? (
    <span lang={partyLanguage(scope.locale)}>{place}</span>
  ) : (
    scope.t('meetings:online')
  );
}

function Title({ scope, meeting }: RowProps) {
  return (
    <>
      {meeting.state === 'cancelled' && (
        <p className={styles.state}>{scope.t('meetings:cancelled')}</p>
      )}
      <h3 lang={partyLanguage(scope.locale)}>
        <a href={scope.href(meetingPath(meeting))}>{meeting.title}</a>
      </h3>
    </>
  );
}

/** A coming meeting with all facts that a visitor needs to decide. The next one is larger. */
export function ComingRow({ scope, meeting, large }: RowProps & { large: boolean }) {
  const { t, locale } = scope;
  const lang = partyLanguage(locale);
  return (
    <li className={large ? `railed ${rows.large}` : 'railed'}>
      <MeetingDate locale={locale} date={meeting.startsAt} />
      <div className={`${rows.body} ${styles.body}`}>
        <div>
          <Title scope={scope} meeting={meeting} />
          <p className={rows.sum} lang={lang}>
            {meeting.summary}
          </p>
        </div>
        <dl className={styles.facts}>
          <dt>{t('meetings:when')}</dt>
          <dd className="num">{formatSpan(locale, meeting)}</dd>
          <dt>{t('meetings:where')}</dt>
          <dd>
            <Where scope={scope} meeting={meeting} />
          </dd>
          {meeting.audience && (
            <>
              <dt>{t('meetings:audience')}</dt>
              <dd lang={lang}>{meeting.audience}</dd>
            </>
          )}
        </dl>
      </div>
    </li>
  );
}

/** A past meeting in two lines. */
export function PastRow({ scope, meeting }: RowProps) {
  return (
    <li className="railed">
      <MeetingDate locale={scope.locale} date={meeting.startsAt} />
      <div className={`${rows.body} ${styles.body}`}>
        <div>
          <Title scope={scope} meeting={meeting} />
        </div>
        <p className={styles.place}>
          <Where scope={scope} meeting={meeting} />
        </p>
      </div>
    </li>
  );
}
