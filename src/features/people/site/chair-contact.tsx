import type { PageScope } from '../../../site/kit/page.ts';
import { mailtoLink, readableNumber } from '../../../site/kit/parts/contact-links.ts';
import { Icon } from '../../../ui/icons.tsx';
import { More } from '../../../ui/section.tsx';
import styles from './chair-contact.module.css';

/** Links to write to the chair or to call. */
export function ChairContact({ scope }: { scope: PageScope }) {
  const { t, href, party } = scope;
  return (
    <div className={`inset ${styles.reach}`}>
      <p>{t('people:chair.contactText')}</p>
      <p className="hero-acts">
        {party.email && (
          <a className="btn" href={mailtoLink(party.email, t('people:chair.subject'))}>
            <Icon name="mail" />
            {t('people:chair.write')}
          </a>
        )}
        {party.phone && (
          <a className="btn line" href={`tel:${party.phone}`}>
            <Icon name="phone" />
            <span className="num" dir="ltr">
              {readableNumber(party.phone)}
            </span>
          </a>
        )}
      </p>
      <More href={href('/iletisim')}>{t('people:chair.allWays')}</More>
    </div>
  );
}
