import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import type { PageScope } from '../page.ts';
import { wordsLanguage } from '../party.ts';
import { chatLink, mailtoLink, readableNumber } from './contact-links.ts';
import styles from './ways.module.css';

interface WaysProps {
  scope: PageScope;
  /** Prefilled subject of the e-mail. */
  subject: string;
  /** Prefilled text of the message, instead of the party's usual greeting. */
  greeting?: string;
}

function Way(props: { icon: IconName; name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Icon name={props.icon} />
      <p className={styles.name}>{props.name}</p>
      <p className={styles.act}>{props.children}</p>
      {props.note && <p className="small muted">{props.note}</p>}
    </li>
  );
}

/** Phone, messages and e-mail of the party, as far as they have been entered. */
export function Ways({ scope, subject, greeting }: WaysProps) {
  const { t, party } = scope;
  const chat = chatLink(greeting ? { ...party, whatsappGreeting: greeting } : party);
  if (!party.phone && !chat && !party.email) return <p className="inset">{t('site:ways.none')}</p>;
  return (
    <ul role="list" className={`${styles.ways} inset`}>
      {party.phone && (
        <Way
          icon="phone"
          name={t('site:ways.phone')}
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
        <Way icon="whatsapp" name={t('site:ways.whatsapp')} note={t('site:ways.whatsappNote')}>
          <a href={chat} rel="noopener external">
            {t('site:ways.whatsappAction')}
          </a>
        </Way>
      )}
      {party.email && (
        <Way icon="mail" name={t('site:ways.email')}>
          <a href={mailtoLink(party.email, subject)}>{party.email}</a>
        </Way>
      )}
    </ul>
  );
}
