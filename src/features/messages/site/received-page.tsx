import type { Page } from '../../../site/kit/page.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { PartyScope } from '../../party/schema.ts';
import { WRITE_PATH } from './write-page.tsx';

export const RECEIVED_PATH = '/bize-ulasin/alindi';

/** Follows a sent message. It is the same for everybody. */
export function receivedPage({ t, href }: PartyScope): Page {
  const name = t('contactForm:received.title');
  return {
    head: {
      title: name,
      description: t('contactForm:received.description'),
      canonical: RECEIVED_PATH,
      noindex: true,
    },
    tags: ['party'],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('contactForm:received.lead')} />
        <section className="sec" data-check="contact">
          <SectionHead title={t('contactForm:received.next')} />
          <div className="inset prose">
            <ol role="list">
              <li>{t('contactForm:received.step1')}</li>
              <li>{t('contactForm:received.step2')}</li>
              <li>{t('contactForm:received.step3')}</li>
            </ol>
          </div>
          <p className="inset onward">
            <More href={href('/iletisim')}>{t('contactForm:received.contact')}</More>
            <More href={href(WRITE_PATH)}>{t('contactForm:received.again')}</More>
          </p>
        </section>
      </div>
    ),
  };
}
