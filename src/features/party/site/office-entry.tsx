import type { PageScope } from '../../../site/kit/page.ts';
import { mapLink, readableNumber } from '../../../site/kit/parts/contact-links.ts';
import styles from '../../../site/kit/parts/entries.module.css';
import { Icon } from '../../../ui/icons.tsx';
import type { Office } from '../schema.ts';

interface OfficeEntryProps {
  scope: PageScope;
  office: Office;
  /** Language of the name. */
  lang?: string;
  /** Language of the hours, if it is not the page's language. */
  hoursLang?: string | undefined;
  /** The address of a map; left out: a search for the address. */
  mapUrl?: string;
}

/** One office with its address, hours and contacts. */
export function OfficeEntry(props: OfficeEntryProps) {
  const { scope, office, lang, hoursLang, mapUrl = '' } = props;
  const { t } = scope;
  const { name, address, phone, email, hours } = office;
  return (
    <li>
      <h3 lang={lang}>{name}</h3>
      <address>
        {address && <p lang="tr">{address}</p>}
        {hours && (
          <p className="muted" lang={hoursLang}>
            {hours}
          </p>
        )}
        {phone && (
          <a className={styles.entry} href={`tel:${phone}`}>
            <Icon name="phone" />
            <span className="num" dir="ltr">
              {readableNumber(phone)}
            </span>
          </a>
        )}
        {email && (
          <a className={styles.entry} href={`mailto:${email}`}>
            <Icon name="mail" />
            <span>{email}</span>
          </a>
        )}
        {(mapUrl || address) && (
          <a
            className={styles.entry}
            href={mapUrl || mapLink(address)}
            rel="noopener external"
            aria-label={t('party:contact.mapOf', { name })}
          >
            <Icon name="place" />
            {t('party:contact.map')}
          </a>
        )}
      </address>
    </li>
  );
}
