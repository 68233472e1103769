import { figureIn } from '../../../platform/i18n/figure.ts';
import type { Page } from '../../../site/kit/page.ts';
import { PairedTexts } from '../../../site/kit/parts/paired-texts.tsx';
import { TitledList } from '../../../site/kit/parts/titled-list.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionHead } from '../../../ui/section.tsx';
import { STATIC_PAGES_TAG } from '../../static-pages/schema.ts';
import type { PartyScope } from '../schema.ts';
import type { DonateView } from '../views.ts';
import { AccountCard } from './account-card.tsx';
import styles from './donate-page.module.css';
import { DonationRules } from './donation-rules.tsx';
import figures from './figures.module.css';

const PATH = '/bagis';

function Accounts({ scope, view }: { scope: PartyScope; view: DonateView }) {
  const { t } = scope;
  return (
    <section>
      <h2>{t('party:donate.accounts')}</h2>
      {view.accounts.length === 0 && <p>{t('party:donate.noAccounts')}</p>}
      {view.accounts.map((account) => (
        <AccountCard key={account.iban + account.bank} scope={scope} account={account} />
      ))}
      {view.accounts.length > 0 && <p className="small muted">{t('party:donate.qrNote')}</p>}
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
          <Accounts scope={scope} view={view} />
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
