import { formatDayMonth } from '../../../platform/i18n/format.ts';
import { DEFAULT_LOCALE } from '../../../platform/i18n/locales.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import articleStyles from '../../../site/kit/parts/article.module.css';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { MEETINGS_PATH, meetingPath } from '../addresses.ts';
import { MEETINGS_TAG } from '../tags.ts';
import type { MeetingPageView } from '../views.ts';
import { meetingData } from './meeting-data.ts';
import { MeetingDate } from './meeting-date.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingNext } from './meeting-next.tsx';
import styles from './meeting-page.module.css';
import meetings from './meetings.module.css';

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
            <p className={remark === 'cancelled' ? meetings.state : 'muted'} lang={locale}>
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
