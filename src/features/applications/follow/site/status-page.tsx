import { formatDate } from '../../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { More } from '../../../../ui/section.tsx';
import { STATUS_PATH } from '../paths.ts';
import type { StatusView } from '../views.ts';
import { privatePage } from './private-page.tsx';
import styles from './status-page.module.css';

/** The state of an application, and what its applicant can do. */
export function statusPage(scope: PageScope, application: StatusView): Page {
  const { t, locale } = scope;
  const { code, status, isFrozen, createdAt, statusChangedAt, links } = application;
  const { message, decisionNumber, decisionDate } = application;
  const state = isFrozen ? 'frozen' : status;
  return privatePage({
    path: STATUS_PATH,
    title: t('applicationFollow:status.title', { code }),
    lead: t(`applicationFollow:next.${state}`),
    children: (
      <>
        <dl className={styles.facts}>
          <dt>{t('applicationFollow:status.status')}</dt>
          <dd>{t(`applicationFollow:names.${state}`)}</dd>
          <dt>{t('applicationFollow:status.sent')}</dt>
          <dd>{formatDate(locale, createdAt)}</dd>
          <dt>{t('applicationFollow:status.changed')}</dt>
          <dd>{formatDate(locale, statusChangedAt)}</dd>
          {decisionNumber && decisionDate ? (
            <>
              <dt>{t('applicationFollow:status.decisionNumber')}</dt>
              <dd>{decisionNumber}</dd>
              <dt>{t('applicationFollow:status.decisionDate')}</dt>
              <dd>{formatDate(locale, new Date(`${decisionDate}T12:00:00Z`))}</dd>
            </>
          ) : null}
        </dl>
        {message ? (
          <section className={styles.message} aria-labelledby="message">
            <h2 id="message">{t('applicationFollow:status.message')}</h2>
            <p>{message}</p>
          </section>
        ) : null}
        <h2 className={styles.actions}>{t('applicationFollow:status.actions')}</h2>
        <ul role="list" className={styles.links}>
          {(['completion', 'withdrawal', 'privacy'] as const).map((name) => {
            const path = links[name];
            return (
              path && (
                <li key={name}>
                  <More href={path}>{t(`applicationFollow:${name}.link`)}</More>
                </li>
              )
            );
          })}
        </ul>
        <p className="muted">{t('applicationFollow:status.once')}</p>
      </>
    ),
  });
}
