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
import { OfficeEntry } from './office-entry.tsx';

const PATH = '/iletisim';
/** Of a feature that imports this one. */
const PRESS_KIT = '/basin-kiti';

/** The head office without what stands above it, and beside it the contact for the press. */
function HeadOffice({ scope }: { scope: PartyScope }) {
  const { t, href, pageLabel, isFilled, party } = scope;
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
            office={{ ...press, name: t('party:contact.press'), address: '', hours: '' }}
          />
        )}
        {(networks.length > 0 || isFilled(PRESS_KIT)) && (
          <li className={styles.follow}>
            {networks.length > 0 && <h3>{t('party:contact.follow')}</h3>}
            {networks.map(({ icon, name, url }) => (
              <a className={styles.entry} key={name} href={url} rel="noopener external">
                <Icon name={icon} />
                {name}
              </a>
            ))}
            {isFilled(PRESS_KIT) && (
              <a className={styles.entry} href={href(PRESS_KIT)}>
                <Icon name="download" />
                {pageLabel(PRESS_KIT)}
              </a>
            )}
          </li>
        )}
      </ul>
    </section>
  );
}

const Topics = ({ scope: { t, href } }: { scope: PartyScope }) => (
  <p className="inset onward">
    <More href={href('/bize-ulasin')}>{t('party:contact.topics')}</More>
  </p>
);

/** How to reach the party, and the head office; without the heading of the page. */
export function ContactCard({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  return (
    <>
      <Ways scope={scope} subject={t('site:ways.subject')} />
      <Topics scope={scope} />
      {(party.address || party.press.email || party.press.phone) && <HeadOffice scope={scope} />}
    </>
  );
}

/** First phone, messages and e-mail; then the offices. */
export function contactPage(scope: PartyScope): Page {
  const { t, party } = scope;
  const name = t('party:pages.contact');
  const canReach = party.phone || party.whatsapp || party.email || party.address;
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
        <PageHeader title={name} lead={t(canReach ? 'party:contact.lead' : 'site:ways.none')} />
        {canReach ? <ContactCard scope={scope} /> : <Topics scope={scope} />}
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

/** Structured data of the party's contacts for search engines (schema.org). */
function contactData({ origin, party }: PartyScope) {
  const point = (contactType: string, telephone: string, email: string) => ({
    '@type': 'ContactPoint',
    contactType,
    telephone: telephone || undefined,
    email: email || undefined,
    availableLanguage: ['tr'],
  });
  const points = [
    (party.phone || party.email) && point('customer service', party.phone, party.email),
    (party.press.phone || party.press.email) &&
      point('press', party.press.phone, party.press.email),
  ];
  return {
    '@type': 'Organization',
    name: party.name,
    url: origin,
    address: party.address || undefined,
    contactPoint: points.filter(Boolean),
    sameAs: Object.values(party.social).filter(Boolean),
  };
}
