import { partyLanguage } from '../../../platform/i18n/party-language.ts';
import type { PageScope } from '../../../site/page.ts';
import { mapLink, readableNumber } from '../../../site/parts/contact-links.ts';
import { Icon } from '../../../ui/icons.tsx';
import type { Office } from '../schema.ts';

/** One office: where, when, and how to reach it. `lang` is the language of its name. */
export function OfficeEntry(props: { scope: PageScope; office: Office; lang?: string }) {
  const { scope, office, lang } = props;
  const { t, locale } = scope;
  const { name, address, phone, email, hours } = office;
  return (
    <li>
      <h3 lang={lang}>{name}</h3>
      <address>
        {address && <p lang="tr">{address}</p>}
        {hours && (
          <p className="muted" lang={partyLanguage(locale)}>
            {hours}
          </p>
        )}
        {phone && (
          <a className="line" href={`tel:${phone}`}>
            <Icon name="phone" />
            <span className="num" dir="ltr">
              {readableNumber(phone)}
            </span>
          </a>
        )}
        {email && (
          <a className="line" href={`mailto:${email}`}>
            <Icon name="mail" />
            <span>{email}</span>
          </a>
        )}
        {address && (
          <a
            className="line"
            href={mapLink(address)}
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
