import { formatDate, formatWeekday, splitDate } from '../../../platform/i18n/format.ts';
import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import { CATEGORIES } from '../../content/schema.ts';
import { Cover, categoryNames, contentLanguage } from '../../content/site/shared.tsx';
import type { ListItemView } from '../../content/views.ts';
import styles from './home-agenda.module.css';
import meetingStyles from './home-meetings.module.css';
import type { HomeSectionProps, MeetingLine } from './home-page.tsx';

const LEAD_SIZES =
  '(min-width: 1400px) 611px, (min-width: 900px) calc(55vw - 150px), calc(100vw - 40px)';

function Category({ scope, item }: { scope: PageScope; item: ListItemView }) {
  return (
    <a className="cat" href={scope.href(CATEGORIES[item.category])}>
      {categoryNames(scope.t)[item.category]}
    </a>
  );
}

function When({ scope, item }: { scope: PageScope; item: ListItemView }) {
  return (
    <time dateTime={item.publishedAt.toISOString()}>
      {formatDate(scope.locale, item.publishedAt)}
    </time>
  );
}

function Lead({ scope, item }: { scope: PageScope; item: ListItemView }) {
  const lang = contentLanguage(item.language, scope.locale);
  return (
    <article className={styles.leadMain}>
      {item.cover && <Cover cover={item.cover} sizes={LEAD_SIZES} decorative />}
      <Category scope={scope} item={item} />
      <h3 lang={lang}>
        <a href={scope.href(item.path)}>{item.title}</a>
      </h3>
      <p lang={lang}>{item.summary}</p>
      <p className={styles.meta}>
        <When scope={scope} item={item} />
        {` · ${scope.t('content:article.reading', { minutes: item.readingMinutes })}`}
      </p>
    </article>
  );
}

/** The lead article with the newest headlines beside it. */
export function HomeAgenda({ scope, view, number }: HomeSectionProps) {
  const { t, href, locale } = scope;
  return (
    <section className="sec wrap">
      <SectionHead number={number} title={t('content:home.agenda')}>
        <More href={href('/tum-icerikler')}>{t('content:list.seeAll')}</More>
      </SectionHead>
      <div className={`${styles.lead} inset`}>
        {view.lead && <Lead scope={scope} item={view.lead} />}
        <ul role="list" className={styles.heads}>
          {view.headlines.map((item) => (
            <li key={item.id}>
              <Category scope={scope} item={item} />
              <h3 lang={contentLanguage(item.language, locale)}>
                <a href={href(item.path)}>{item.title}</a>
              </h3>
              <p className="small">
                <When scope={scope} item={item} />
                {item.author && ` · ${item.author}`}
              </p>
            </li>
          ))}
        </ul>
      </div>
      {view.meetings.length > 0 && <HomeMeetings scope={scope} meetings={view.meetings} />}
    </section>
  );
}

interface MeetingsProps {
  scope: PageScope;
  meetings: MeetingLine[];
}

/** The next meetings of the party, in one line below the agenda. */
export function HomeMeetings({ scope: { t, href, locale }, meetings }: MeetingsProps) {
  const lang = partyLanguage(locale);
  return (
    <div className={`${meetingStyles.nextMeets} inset`}>
      <div className={meetingStyles.nextMeetsHead}>
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
