import { formatDayMonth } from '../../../platform/i18n/format.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import { istanbulIso } from '../../../platform/istanbul.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import articleStyles from '../../../site/kit/parts/article.module.css';
import { mapLink } from '../../../site/kit/parts/contact-links.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import {
  MEETINGS_PATH,
  MEETINGS_TAG,
  type MeetingPageView,
  type MeetingView,
  meetingCalendarPath,
  meetingPath,
} from '../schema.ts';
import { describeDays, MeetingDate } from './dates.tsx';
import styles from './meeting-page.module.css';
import listStyles from './meetings.module.css';

interface MeetingProps {
  scope: PageScope;
  view: MeetingPageView;
}

function MeetingHead({ scope, view }: MeetingProps) {
  const { t, locale, href } = scope;
  const remark = view.state === 'cancelled' ? 'cancelled' : view.past ? 'over' : null;
  return (
    <header className={`page-head ${articleStyles.artHead} ${styles.head} corner railed`}>
      <MeetingDate locale={locale} date={view.startsAt} />
      <div className="in">
        <div>
          <p lang={locale}>
            <a className="cat" href={href(MEETINGS_PATH)}>
              {t('meetings:title')}
            </a>
          </p>
          <h1>{view.title}</h1>
          {remark && (
            <p className={remark === 'cancelled' ? listStyles.state : 'muted'} lang={locale}>
              {t(`meetings:page.${remark}`)}
            </p>
          )}
          {view.summary && <p className="lede">{view.summary}</p>}
        </div>
        <MeetingFacts scope={scope} view={view} />
      </div>
    </header>
  );
}

/**
 * One meeting. The main part has the party's Turkish texts; our own texts have their own `lang`.
 */
export function meetingPage(scope: PageScope, view: MeetingPageView): Page {
  const { t, locale } = scope;
  const place = view.province || view.place || t('meetings:online');
  return {
    head: {
      title: view.title,
      description: view.summary || `${formatDayMonth(locale, view.startsAt)}, ${place}`,
      canonical: meetingPath(view),
      alternates: [DEFAULT_LOCALE],
      trail: [
        { name: t('meetings:title'), path: MEETINGS_PATH },
        { name: view.title, path: meetingPath(view) },
      ],
    },
    contentLang: partyLanguage(locale),
    tags: [MEETINGS_TAG],
    main: (
      <>
        <article className="wrap">
          <MeetingHead scope={scope} view={view} />
          <div className={`${articleStyles.art} ${styles.meet}`}>
            <div className="prose" {...rawHtml(writtenHtml(t, view.bodyHtml))} />
            {view.next.length > 0 && <MeetingNext scope={scope} meetings={view.next} />}
          </div>
        </article>
        <StructuredData data={meetingData(scope, view)} />
      </>
    ),
  };
}

/** The next meetings, beside the text or below it. */
function MeetingNext({ scope, meetings }: { scope: PageScope; meetings: MeetingView[] }) {
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
                <b className={listStyles.state}>{t('meetings:cancelled')}</b>
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

function locationsOf({ place, address, province, onlineUrl }: MeetingPageView) {
  const hall = place || address || province;
  return [
    hall && {
      '@type': 'Place',
      name: hall,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address || undefined,
        addressRegion: province || undefined,
        addressCountry: 'TR',
      },
    },
    onlineUrl && { '@type': 'VirtualLocation', url: onlineUrl },
  ].filter(Boolean);
}

/** Structured data of a meeting for search engines (schema.org). */
function meetingData({ origin, party }: PageScope, view: MeetingPageView) {
  const locations = locationsOf(view);
  const online = view.onlineUrl !== '';
  const mode = !online ? 'Offline' : locations.length > 1 ? 'Mixed' : 'Online';
  return {
    '@type': 'Event',
    name: view.title,
    description: view.summary || undefined,
    inLanguage: 'tr',
    url: origin + meetingPath(view),
    startDate: istanbulIso(view.startsAt),
    endDate: istanbulIso(view.endsAt),
    eventStatus: `https://schema.org/Event${view.state === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations.length > 1 ? locations : locations[0],
    organizer: { '@type': 'Organization', name: party.name, url: origin },
  };
}

interface FactsProps {
  scope: PageScope;
  view: MeetingPageView;
}

const mapAddress = ({ place, address, province }: MeetingPageView): string =>
  mapLink([address || place, province].filter(Boolean).join(', '));

function Where({ scope: { t, locale }, view }: FactsProps) {
  const { place, address, province } = view;
  if (!place && !address && !province) return null;
  return (
    <div>
      <dt>{t('meetings:where')}</dt>
      <dd lang="tr">
        {place && <b>{place}</b>}
        <span>{[address, province].filter(Boolean).join(', ')}</span>
      </dd>
      <dd className={styles.act}>
        <a href={mapAddress(view)} rel="noopener external" lang={locale}>
          {t('meetings:page.map')}
        </a>
      </dd>
    </div>
  );
}

/** Time, place and audience, and links to what a visitor can do. */
function MeetingFacts({ scope, view }: FactsProps) {
  const { t, locale, href } = scope;
  const [first, ...more] = describeDays(locale, view);
  const open = !view.past && view.state === 'planned';
  return (
    <div className={styles.box} lang={locale}>
      <dl>
        <div>
          <dt>{t('meetings:when')}</dt>
          <dd className="num">
            <b>{first}</b>
            {more.map((line) => (
              <b key={line}>{line}</b>
            ))}
          </dd>
        </div>
        <Where scope={scope} view={view} />
        {view.audience && (
          <div>
            <dt>{t('meetings:audience')}</dt>
            <dd lang="tr">{view.audience}</dd>
          </div>
        )}
        {view.onlineUrl && (
          <div>
            <dt>{t('meetings:online')}</dt>
            <dd className={styles.act}>
              <a href={view.onlineUrl} rel="noopener external">
                {t(open ? 'meetings:page.join' : 'meetings:page.onlineAddress')}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {open && (
        <a className="btn" href={href(meetingCalendarPath(view))} type="text/calendar">
          {t('meetings:page.addToCalendar')}
        </a>
      )}
    </div>
  );
}
