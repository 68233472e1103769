import type { TFunction } from 'i18next';
import type { Party } from '../../party/schema.ts';
import { CONSENT_PATH } from '../consent.ts';
import { containerOf } from '../tag-manager.ts';
import styles from './consent.module.css';

interface ConsentChangeProps {
  t: TFunction;
  href: (path: string) => string;
  party: Party;
}

/**
 * The footer's link to the question, only if a tag manager is configured. A script opens the
 * question on the page itself.
 */
export function ConsentChange({ t, href, party }: ConsentChangeProps) {
  if (!containerOf(party)) return null;
  return (
    <a className={styles.change} href={href(CONSENT_PATH)} data-consent="">
      {t('measurement:consent.change')}
    </a>
  );
}
