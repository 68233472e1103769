import { figureIn } from '../../../platform/i18n/figure.ts';
import type { Page } from '../../../site/kit/page.ts';
import { CopyButton } from '../../../site/kit/parts/copy-button.tsx';
import { PairedTexts, TitledList } from '../../../site/kit/parts/lists.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { SectionHead } from '../../../ui/section.tsx';
import { STATIC_PAGES_TAG } from '../../static-pages/contract.ts';
import type { OwnText } from '../../static-pages/operations.server.ts';
import type { PartyScope } from '../schema.ts';
import type { AccountView, DonateView } from '../views.ts';
import accountCardStyles from './account-card.module.css';
import styles from './donate-page.module.css';
import donationRulesStyles from './donation-rules.module.css';
import figures from './figures.module.css';

const PATH = '/bagis';

interface AccountCardsProps {
  scope: PartyScope;
  accounts: AccountView[];
}

/** All bank accounts; without any, a sentence that says so. */
export function AccountCards({ scope, accounts }: AccountCardsProps) {
  const { t } = scope;
  return (
    <section>
      <h2>{t('party:donate.accounts')}</h2>
      {accounts.length === 0 && <p>{t('party:donate.noAccounts')}</p>}
      {accounts.map((account) => (
        <AccountCard key={account.iban + account.bank} scope={scope} account={account} />
      ))}
      {accounts.length > 0 && <p className="small muted">{t('party:donate.qrNote')}</p>}
    </section>
  );
}

/** The uses of donations, with some figures. */
function Uses({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const lang = wordsLanguage(scope, 'donation');
  const { uses, facts } = party.donation;
  return (
    <section className="sec">
      <SectionHead title={t('party:donate.uses')} />
      <div className="inset">
        <TitledList items={uses} lang={lang} />
        {facts.length > 0 && (
          <ul
            role="list"
            className={figures.figures}
            lang={lang}
            aria-label={t('party:donate.facts')}
          >
            {facts.map(({ value, label }) => (
              <li key={label}>
                <b className="num">{figureIn(scope.locale, value)}</b> {label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The accounts for donations, the rules, and the uses of donations. */
export function donatePage(scope: PartyScope, view: DonateView): Page {
  const { t, party } = scope;
  const lang = wordsLanguage(scope, 'donation');
  const name = t('party:pages.donate');
  return {
    head: {
      title: name,
      description: t('party:donate.description', { party: party.name }),
      canonical: PATH,
      trail: [{ name, path: PATH }],
    },
    tags: ['party', STATIC_PAGES_TAG],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={party.donation.text} lang={lang} />
        <div className={`${styles.donate} inset`}>
          <AccountCards scope={scope} accounts={view.accounts} />
          <DonationRules scope={scope} own={view.own} />
        </div>
        {party.donation.uses.length > 0 && <Uses scope={scope} />}
        <PairedTexts
          lang={lang}
          texts={[
            { title: t('party:donate.receipt'), html: view.receiptHtml },
            { title: t('party:donate.transparency'), html: view.transparencyHtml },
          ]}
        />
      </div>
    ),
  };
}

/**
 * The rules for donations: the party's own limit first, which is often narrower; then a short form of the
 * law, which is the same for every party, or the party's own text about it.
 */
function DonationRules({ scope, own }: { scope: PartyScope; own: OwnText | null }) {
  const { t, locale, party } = scope;
  const { limit, note } = party.donation;
  return (
    <section className={donationRulesStyles.rules}>
      <h2 lang={own?.lang}>{own ? own.title : t('party:donate.rules')}</h2>
      {(limit || note) && (
        <div className={`${donationRulesStyles.own} corner`}>
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

/** Always dark on light, whatever the theme is: some cameras read only such QR codes. */
function Code({ account, label }: { account: AccountView; label: string }) {
  const { size, path } = account.code;
  return (
    <svg
      className={accountCardStyles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

/** A bank account: its holder, its bank, its number with a copy button, and a QR code. */
function AccountCard({ scope, account }: { scope: PartyScope; account: AccountView }) {
  const { t } = scope;
  const { bank, name, iban, compact, valid } = account;
  return (
    <div className={`${accountCardStyles.account} corner`}>
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
            <dd className={accountCardStyles.iban}>
              <span dir="ltr">{iban}</span>
            </dd>
          </div>
        </dl>
        {!valid && <p className={accountCardStyles.warning}>{t('party:donate.example')}</p>}
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
