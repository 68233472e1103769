import type { ReactNode } from 'react';
import { chatLink, mailtoLink, readableNumber } from '../../../site/kit/parts/contact-links.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import type { PartyScope } from '../schema.ts';
import styles from './ways.module.css';

interface WaysProps {
  scope: PartyScope;
  /** Prefilled subject of the e-mail. */
  subject: string;
  /** Prefilled text of the message, instead of the party's usual greeting. */
  greeting?: string;
}

function Way(props: { icon: IconName; name: string; note: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon name={props.icon} />
      <p className={styles.name}>{props.name}</p>
      <p className={styles.act}>{props.children}</p>
      <p className="small muted">{props.note}</p>
    </li>
  );
}

/** Phone, messages and e-mail of the party, as far as they have been entered. */
export function Ways({ scope, subject, greeting }: WaysProps) {
  const { t, party } = scope;
  const chat = chatLink(greeting ? { ...party, whatsappGreeting: greeting } : party);
  if (!party.phone && !chat && !party.email) return <p className="inset">{t('party:ways.none')}</p>;
  return (
    <ul className={`${styles.ways} inset`}>
      {party.phone && (
        <Way
          icon="phone"
          name={t('party:ways.phone')}
          note={<span lang={wordsLanguage(scope, 'hours')}>{party.hours}</span>}
        >
          <a href={`tel:${party.phone}`}>
            <span className="num" dir="ltr">
              {readableNumber(party.phone)}
            </span>
          </a>
        </Way>
      )}
      {chat && (
        <Way icon="whatsapp" name={t('party:ways.whatsapp')} note={t('party:ways.whatsappNote')}>
          <a href={chat} rel="noopener external">
            {t('party:ways.whatsappAction')}
          </a>
        </Way>
      )}
      {party.email && (
        <Way icon="mail" name={t('party:ways.email')} note={t('party:ways.emailNote')}>
          <a href={mailtoLink(party.email, subject)}>{party.email}</a>
        </Way>
      )}
    </ul>
  );
}
