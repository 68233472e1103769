import { CopyButton } from '../../../site/kit/parts/copy-button.tsx';
import type { PartyScope } from '../schema.ts';
import type { AccountView } from '../views.ts';
import styles from './account-card.module.css';

/** Always dark on light, whatever the theme is: some cameras read only such QR codes. */
function Code({ account, label }: { account: AccountView; label: string }) {
  const { size, path } = account.code;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

/** A bank account: its holder, its bank, its number with a copy button, and a QR code. */
export function AccountCard({ scope, account }: { scope: PartyScope; account: AccountView }) {
  const { t } = scope;
  const { bank, name, iban, compact, valid } = account;
  return (
    <div className={`${styles.account} corner`}>
      <div>
        <dl>
          <div>
            <dt>{t('party:donate.recipient')}</dt>
            <dd lang="tr">{name}</dd>
          </div>
          {bank && (
            <div>
              <dt>{t('party:donate.bank')}</dt>
              <dd lang="tr">{bank}</dd>
            </div>
          )}
          <div>
            <dt>{t('party:donate.iban')}</dt>
            <dd className={styles.iban}>
              <span dir="ltr">{iban}</span>
            </dd>
          </div>
        </dl>
        {!valid && <p className={styles.warning}>{t('party:donate.example')}</p>}
        <CopyButton
          className="btn"
          icon="copy"
          text={compact}
          label={t('party:donate.copy')}
          done={t('party:donate.copied')}
        />
      </div>
      <Code account={account} label={t('party:donate.qr', { iban })} />
    </div>
  );
}
