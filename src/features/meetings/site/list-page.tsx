import { formatNumber } from '../../../platform/i18n/format.ts';
import { localePath } from '../../../platform/i18n/locales.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import empty from '../../../site/kit/parts/empty.module.css';
import filters from '../../../site/kit/parts/filters.module.css';
import { Pager } from '../../../site/kit/parts/pager.tsx';
import rows from '../../../site/kit/parts/rows.module.css';
import { More } from '../../../ui/section.tsx';
import {
  CALENDAR_PATH,
  listAddress,
  MEETINGS_PATH,
  MEETINGS_TAG,
  type MeetingListView,
  type MeetingView,
  meetingPath,
} from '../schema.ts';
import { formatSpan, MeetingDate } from './dates.tsx';
import styles from './meetings.module.css';

interface ListProps {
  scope: PageScope;
  view: MeetingListView;
}

/** Coming meetings are only on the first page without a year. */
const isWhole = ({ year, page }: MeetingListView): boolean => year === null && page === 1;

function ListHead({ scope: { t, locale, href }, view }: ListProps) {
  const whole = isWhole(view);
  const planned = view.coming.filter(({ state }) => state === 'planned');
  const count = whole ? planned.length : view.total;
  return (
    <header className="page-head corner railed">
      <p className="rail">
        <span className="count num">{formatNumber(locale, count)}</span>{' '}
        {t(whole ? 'meetings:list.comingUnit' : 'meetings:list.pastUnit', { count })}
      </p>
      <div className="in">
        <h1>{t('meetings:title')}</h1>
        <p className="lede">{t('meetings:lead')}</p>
        {!whole && <More href={href(MEETINGS_PATH)}>{t('meetings:list.coming')}</More>}
      </div>
    </header>
  );
}

/** The title of the window, with the year and the page. */
function windowTitle({ t }: PageScope, { year, page }: MeetingListView): string {
  const title = year
    ? t('meetings:list.titleYear', { title: t('meetings:title'), year })
    : t('meetings:title');
  return page > 1 ? t('meetings:list.titlePage', { title, page }) : title;
}

export function listPage(scope: PageScope, view: MeetingListView): Page {
  const { t } = scope;
  const { year, page, pages } = view;
  return {
    head: {
      title: windowTitle(scope, view),
      description: t('meetings:lead'),
      canonical: listAddress(year, page),
      previous: page > 1 ? listAddress(year, page - 1) : undefined,
      next: page < pages ? listAddress(year, page + 1) : undefined,
      trail: [{ name: t('meetings:title'), path: MEETINGS_PATH }],
    },
    tags: [MEETINGS_TAG],
    main: (
      <div className="wrap">
        <ListHead scope={scope} view={view} />
        {isWhole(view) && <ListComing scope={scope} coming={view.coming} />}
        {view.past.length > 0 && <ListPast scope={scope} view={view} />}
      </div>
    ),
  };
}

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
function ListComing({ scope, coming }: { scope: PageScope; coming: MeetingView[] }) {
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
function ListPast({ scope, view }: PastProps) {
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
function ComingRow({ scope, meeting, large }: RowProps & { large: boolean }) {
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
function PastRow({ scope, meeting }: RowProps) {
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
