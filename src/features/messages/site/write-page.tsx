import type { Page } from '../../../site/kit/page.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import { LEGAL_TEXTS_TAG } from '../../legal-texts/operations.server.ts';
import type { PartyScope } from '../../party/schema.ts';
import { ContactFields, type WriteView } from './contact-fields.tsx';
import { Topics } from './topics.tsx';

export const WRITE_PATH = '/bize-ulasin';

/** First phone, messages and e-mail; then the form; then the addresses of the topics. */
export function writePage(scope: PartyScope, fields: WriteView): Page {
  const { t, href, party } = scope;
  const name = t('party:pages.write');
  return {
    head: {
      title: name,
      description: t('contactForm:description', { party: party.name }),
      canonical: WRITE_PATH,
      trail: [
        { name: t('party:pages.contact'), path: '/iletisim' },
        { name, path: WRITE_PATH },
      ],
    },
    tags: ['party', LEGAL_TEXTS_TAG],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('contactForm:lead')}>
          <More href={href('/iletisim')}>{t('contactForm:allAddresses')}</More>
        </PageHeader>
        <section className="sec">
          <SectionHead title={t('contactForm:form')}>
            <span className="muted">{t('contactForm:formNote')}</span>
          </SectionHead>
          <div className="inset">
            <ContactFields scope={scope} {...fields} />
          </div>
        </section>
        {party.topics.length > 0 && <Topics scope={scope} />}
        <section className="sec">
          <SectionHead title={t('contactForm:tips')} />
          <div className="inset prose">
            <ol role="list">
              <li>{t('contactForm:tip1')}</li>
              <li>{t('contactForm:tip2')}</li>
              <li>{t('contactForm:tip3')}</li>
            </ol>
          </div>
        </section>
      </div>
    ),
  };
}
