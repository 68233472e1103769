import type { Page } from '../../../site/kit/page.ts';
import { socialLinks } from '../../../site/kit/parts/contact-links.ts';
import styles from '../../../site/kit/parts/entries.module.css';
import { Ways } from '../../../site/kit/parts/ways.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import type { PartyScope } from '../schema.ts';
import { contactData } from './contact-data.ts';
import { OfficeEntry } from './office-entry.tsx';

const PATH = '/iletisim';

/** The head office without what stands above it, and beside it the contact for the press. */
function HeadOffice({ scope }: { scope: PartyScope }) {
  const { t, href, party } = scope;
  const { address, hours, press } = party;
  const networks = socialLinks(party);
  return (
    <section className="sec">
      <SectionHead title={t('party:contact.headOffice')} />
      <ul role="list" className={`${styles.entries} inset`}>
        <OfficeEntry
          scope={scope}
          office={{ name: party.name, address, phone: '', email: '', hours }}
          lang="tr"
          hoursLang={wordsLanguage(scope, 'hours')}
        />
        {(press.phone || press.email) && (
          <OfficeEntry
            scope={scope}
            office={{ name: t('party:contact.press'), address: '', hours: '', ...press }}
          />
        )}
        <li className={styles.follow}>
          {networks.length > 0 && <h3>{t('party:contact.follow')}</h3>}
          {networks.map(({ icon, name, url }) => (
            <a className={styles.entry} key={name} href={url} rel="noopener external">
              <Icon name={icon} />
              {name}
            </a>
          ))}
          <a className={styles.entry} href={href('/genel-baskan')}>
            <Icon name="people" />
            {t('party:contact.chairPortraits')}
          </a>
        </li>
      </ul>
    </section>
  );
}

/** First phone, messages and e-mail; then the offices. */
export function contactPage(scope: PartyScope): Page {
  const { t, href, party } = scope;
  const name = t('party:pages.contact');
  return {
    head: {
      title: name,
      description: t('party:contact.description', { party: party.name }),
      canonical: PATH,
      trail: [{ name, path: PATH }],
    },
    tags: ['party'],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('party:contact.lead')} />
        <Ways scope={scope} subject={t('site:ways.subject')} />
        <p className="inset onward">
          <More href={href('/bize-ulasin')}>{t('party:contact.topics')}</More>
        </p>
        {(party.address || party.press.email || party.press.phone) && <HeadOffice scope={scope} />}
        {party.offices.length > 0 && (
          <section className="sec">
            <SectionHead number={String(party.offices.length)} title={t('party:contact.offices')} />
            <ul role="list" className={`${styles.entries} inset`}>
              {party.offices.map((office) => (
                <OfficeEntry
                  key={office.name}
                  scope={scope}
                  office={office}
                  lang="tr"
                  hoursLang={wordsLanguage(scope, 'offices')}
                />
              ))}
            </ul>
          </section>
        )}
        <StructuredData data={contactData(scope)} />
      </div>
    ),
  };
}
