import { wordsLanguage } from '../../../site/kit/party.ts';
import type { PartyScope } from '../schema.ts';
import styles from './donation-rules.module.css';

/** Who may donate and up to what: the law in short, the same for every party, and this party's own rule. */
export function DonationRules({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const { limit, note } = party.donation;
  return (
    <section className={styles.rules}>
      <h2>{t('party:donate.rules')}</h2>
      <dl>
        <dt>{t('party:donate.yes')}</dt>
        <dd>{t('party:donate.may')}</dd>
        <dt>{t('party:donate.no')}</dt>
        <dd>{t('party:donate.mayNot')}</dd>
        <dt>{t('party:donate.limit')}</dt>
        <dd>{t('party:donate.limitText')}</dd>
      </dl>
      <p className="small muted">{t('party:donate.rulesSource')}</p>
      {(limit || note) && (
        <div className={`${styles.own} corner`}>
          <h3>{t('party:donate.ownRule')}</h3>
          {limit && <b className="num">{limit}</b>}
          <p lang={wordsLanguage(scope, 'donation')}>{note}</p>
        </div>
      )}
    </section>
  );
}
