import type { Page } from '../../../site/kit/page.ts';
import { mailtoLink } from '../../../site/kit/parts/contact-links.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { PartyScope } from '../schema.ts';
import styles from './offices.module.css';
import { Ways } from './ways.tsx';

const PATH = '/bize-ulasin';

/** The topics of messages. Each opens an e-mail to the topic's own address. */
function Topics({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const lang = wordsLanguage(scope, 'topics');
  return (
    <section className="sec">
      <SectionHead title={t('party:write.topics')}>
        <span className="muted">{t('party:write.topicsNote')}</span>
      </SectionHead>
      <ul className={`${styles.topics} inset`}>
        {party.topics.map(({ title, text, email }) => (
          <li key={title}>
            <h3 lang={lang}>{title}</h3>
            <p lang={lang}>{text}</p>
            <a className={styles.entry} href={mailtoLink(email, title)}>
              <Icon name="mail" />
              <span>{email}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function writePage(scope: PartyScope): Page {
  const { t, href, party } = scope;
  const name = t('party:pages.write');
  return {
    head: {
      title: name,
      description: t('party:write.description', { party: party.name }),
      canonical: PATH,
      trail: [
        { name: t('party:pages.contact'), path: '/iletisim' },
        { name, path: PATH },
      ],
    },
    tags: ['party'],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('party:write.lead')} />
        <Ways scope={scope} subject={t('party:write.subject')} />
        {party.topics.length > 0 && <Topics scope={scope} />}
        <section className="sec">
          <SectionHead title={t('party:write.tips')} />
          <div className="inset prose">
            <ol>
              <li>{t('party:write.tip1')}</li>
              <li>{t('party:write.tip2')}</li>
              <li>{t('party:write.tip3')}</li>
            </ol>
          </div>
          <p className="inset onward">
            <More href={href('/iletisim')}>{t('party:write.allAddresses')}</More>
          </p>
        </section>
      </div>
    ),
  };
}
