import { figureIn } from '../../../platform/i18n/figure.ts';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import type { OwnText } from '../../static-pages/operations.server.ts';
import type { PartyScope } from '../schema.ts';
import styles from './donation-rules.module.css';

/**
 * The rules for donations: the party's own limit first, which is often narrower; then a short form of the
 * law, which is the same for every party, or the party's own text about it.
 */
export function DonationRules({ scope, own }: { scope: PartyScope; own: OwnText | null }) {
  const { t, locale, party } = scope;
  const { limit, note } = party.donation;
  return (
    <section className={styles.rules}>
      <h2 lang={own?.lang}>{own ? own.title : t('party:donate.rules')}</h2>
      {(limit || note) && (
        <div className={`${styles.own} corner`}>
          <h3>{t('party:donate.ownRule')}</h3>
          {limit && <b className="num">{figureIn(locale, limit)}</b>}
          <p lang={wordsLanguage(scope, 'donation')}>{note}</p>
        </div>
      )}
      {own ? <OwnRules scope={scope} own={own} /> : <Law scope={scope} />}
    </section>
  );
}

function Law({ scope: { t } }: { scope: PartyScope }) {
  return (
    <>
      <h3>{t('party:donate.law')}</h3>
      <dl>
        <dt>{t('party:donate.yes')}</dt>
        <dd>{t('party:donate.may')}</dd>
        <dt>{t('party:donate.no')}</dt>
        <dd>{t('party:donate.mayNot')}</dd>
        <dt>{t('party:donate.limit')}</dt>
        <dd>{t('party:donate.limitText')}</dd>
      </dl>
      <p className="small muted">{t('party:donate.rulesSource')}</p>
    </>
  );
}

const OwnRules = ({ scope, own }: { scope: PartyScope; own: OwnText }) => (
  <div lang={own.lang}>
    <div className="prose plain" {...rawHtml(writtenHtml(scope.t, own.html))} />
  </div>
);
