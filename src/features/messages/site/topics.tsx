import { mailtoLink } from '../../../site/kit/parts/contact-links.ts';
import styles from '../../../site/kit/parts/entries.module.css';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Icon } from '../../../ui/icons.tsx';
import { SectionHead } from '../../../ui/section.tsx';
import type { PartyScope } from '../../party/schema.ts';

/** The topics of messages. Each opens an e-mail to the topic's own address. */
export function Topics({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const lang = wordsLanguage(scope, 'topics');
  return (
    <section className="sec">
      <SectionHead title={t('contactForm:topics')}>
        <span className="muted">{t('contactForm:topicsNote')}</span>
      </SectionHead>
      <ul role="list" className={`${styles.entries} inset`}>
        {party.topics.map(({ title, text, email }) => {
          // A topic without an address of its own is read at that of the party.
          const address = email || party.email;
          return (
            <li key={title}>
              <h3 lang={lang}>{title}</h3>
              <p lang={lang}>{text}</p>
              {address ? (
                <a className={styles.entry} href={mailtoLink(address, title)}>
                  <Icon name="mail" />
                  <span>{address}</span>
                </a>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
