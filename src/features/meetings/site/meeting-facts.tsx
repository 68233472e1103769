import type { PageScope } from '../../../site/kit/page.ts';
import { mapLink } from '../../../site/kit/parts/contact-links.ts';
import { meetingCalendarPath } from '../addresses.ts';
import type { MeetingPageView } from '../views.ts';
import { describeDays } from './dates.ts';
import styles from './meeting-page.module.css';

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
export function MeetingFacts({ scope, view }: FactsProps) {
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
