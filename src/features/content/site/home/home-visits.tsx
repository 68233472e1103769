import { formatDate } from '../../../../platform/i18n/format.ts';
import { More, SectionHead } from '../../../../ui/section.tsx';
import { CATEGORIES } from '../../schema.ts';
import { contentLanguage } from '../content-language.ts';
import { Cover } from '../cover.tsx';
import type { HomeSectionProps } from './home-section.ts';
import styles from './home-visits.module.css';

const SIZES = '(min-width: 1400px) 250px, (min-width: 900px) 20vw, (min-width: 421px) 46vw, 112px';

export function HomeVisits({ scope, view, number }: HomeSectionProps) {
  const { t, href, locale } = scope;
  return (
    <section className="sec wrap">
      <SectionHead number={number} title={t('content:home.visits')}>
        <More href={href(CATEGORIES.ziyaretler)}>{t('content:home.allVisits')}</More>
      </SectionHead>
      <div className="railed">
        <p className="rail">{t('content:home.visitsNote')}</p>
        <ul role="list" className={styles.visits}>
          {view.visits.map((item) => (
            <li key={item.id}>
              <div className={styles.im}>
                {item.cover && <Cover cover={item.cover} sizes={SIZES} decorative />}
              </div>
              <p className={styles.pl}>
                {item.place && <b lang={contentLanguage(item.language, locale)}>{item.place}</b>}
                <time dateTime={item.publishedAt.toISOString()}>
                  {formatDate(locale, item.publishedAt)}
                </time>
              </p>
              <h3 lang={contentLanguage(item.language, locale)}>
                <a href={href(item.path)}>{item.title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
