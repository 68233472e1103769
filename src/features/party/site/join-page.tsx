import type { Page } from '../../../site/kit/page.ts';
import { Ways } from '../../../site/kit/parts/ways.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { PartyScope } from '../schema.ts';
import type { JoinView } from '../views.ts';
import styles from './join-page.module.css';
import { PairedTexts } from './paired-texts.tsx';
import { TitledList } from './titled-list.tsx';

const PATH = '/uye-olun';

/** The conditions of membership from the law, and the documents that the party requires. */
function Conditions({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const { documents } = party.membership;
  return (
    <div className={`${styles.conditions} inset`}>
      <section>
        <h2>{t('party:join.who')}</h2>
        <p className={`${styles.law} corner`}>{t('party:join.law')}</p>
        <p className="muted">{t('party:join.oneParty')}</p>
      </section>
      {documents.length > 0 && (
        <section>
          <h2>{t('party:join.documents')}</h2>
          <ul className={styles.checklist} lang={wordsLanguage(scope, 'membership')}>
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export function joinPage(scope: PartyScope, view: JoinView): Page {
  const { t, href, party } = scope;
  const { lead, steps, greeting } = party.membership;
  const lang = wordsLanguage(scope, 'membership');
  const name = t('party:pages.join');
  return {
    head: {
      title: name,
      description: t('party:join.description', { party: party.name }),
      canonical: PATH,
      trail: [{ name, path: PATH }],
    },
    tags: ['party'],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={lead} lang={lang} />
        <Conditions scope={scope} />
        {steps.length > 0 && (
          <section className="sec">
            <SectionHead title={t('party:join.how')} />
            <div className="inset">
              <TitledList items={steps} lang={lang} numbered />
            </div>
          </section>
        )}
        <section className="sec">
          <SectionHead title={t('party:join.reach')}>
            <More href={href('/iletisim')}>{t('party:join.offices')}</More>
          </SectionHead>
          <p className={`inset ${styles.note}`}>{t('party:join.reachText')}</p>
          <Ways scope={scope} subject={t('party:join.subject')} greeting={greeting} />
        </section>
        <PairedTexts
          lang={lang}
          texts={[
            { title: t('party:join.afterwards'), html: view.afterwardsHtml },
            { title: t('party:join.privacy'), html: view.privacyHtml },
          ]}
        />
      </div>
    ),
  };
}
