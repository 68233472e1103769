import { figureIn } from '../../../platform/i18n/figure.ts';
import { compactIban, isValidIban } from '../../../platform/iban.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import { CopyButton } from '../../../site/kit/parts/copy-button.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { withParty } from '../../party/schema.ts';
import styles from './home-donation.module.css';

/** Where donations can be sent, and who is allowed to donate. */
export function HomeDonation(props: { scope: PageScope }) {
  const scope = withParty(props.scope);
  const { t, href, locale, party } = scope;
  const { heading, text, facts, accounts, note } = party.donation;
  const [account] = accounts;
  if (!account) return null;
  const { name, iban } = account;
  const lang = wordsLanguage(scope, 'donation');
  const isValid = isValidIban(iban);
  return (
    <section className={styles.give} id="bagis">
      <div className={`wrap ${styles.grid}`}>
        <div lang={lang}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <ul role="list" className={styles.facts}>
            {facts.map(({ value, label }) => (
              <li key={label}>
                <b className="num">{figureIn(locale, value)}</b>
                {label}
              </li>
            ))}
          </ul>
        </div>
        <div className={`${styles.box} corner`}>
          <dl>
            <div>
              <dt>{t('content:home.recipient')}</dt>
              <dd lang="tr">{name}</dd>
            </div>
            <div>
              <dt>{t('content:home.iban')}</dt>
              <dd className={styles.iban}>
                <span dir="ltr">{iban}</span>
              </dd>
            </div>
          </dl>
          <p className="small" lang={lang}>
            {note}
          </p>
          {!isValid && <p className={styles.warning}>{t('party:donate.example')}</p>}
          <p className="hero-acts">
            {isValid && (
              <CopyButton
                className="btn"
                icon="copy"
                text={compactIban(iban)}
                label={t('content:home.copyIban')}
                done={t('content:home.ibanCopied')}
              />
            )}
            <a className="btn line" href={href('/bagis')}>
              {t('content:home.donationTerms')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
