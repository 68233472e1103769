import type { Page } from '../../../site/kit/page.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { PartyScope } from '../../party/schema.ts';
import { FOLLOW_PATH } from '../follow/paths.ts';
import styles from './received-page.module.css';

export const RECEIVED_PATH = '/uye-olun/alindi';

/**
 * Follows a sent application. It only repeats the code in the address, so a made-up address shows
 * nothing.
 */
export function receivedPage(scope: PartyScope, code: string): Page {
  const { t, href } = scope;
  const name = t('apply:received.title');
  return {
    head: {
      title: name,
      description: t('apply:received.lead'),
      canonical: RECEIVED_PATH,
      noindex: true,
    },
    tags: ['party'],
    isCached: false,
    isPrivate: code !== '',
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('apply:received.lead')} />
        {code && (
          <p className={`inset ${styles.code}`} data-check="apply">
            {t('apply:received.code')} <strong className="num">{code}</strong>
          </p>
        )}
        <section className="sec">
          <SectionHead title={t('apply:received.next')} />
          <div className="inset prose">
            <ol role="list">
              <li>{t('apply:received.step1')}</li>
              <li>{t('apply:received.step2')}</li>
              <li>{t('apply:received.step3')}</li>
            </ol>
          </div>
          <p className="inset onward">
            <More href={href(code ? `${FOLLOW_PATH}?kod=${code}` : FOLLOW_PATH)}>
              {t('apply:received.follow')}
            </More>
            <More href={href('/')}>{t('apply:received.home')}</More>
          </p>
        </section>
      </div>
    ),
  };
}
