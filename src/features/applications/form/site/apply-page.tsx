import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { FormSteps } from '../../../../site/kit/forms/form-steps.tsx';
import type { Page } from '../../../../site/kit/page.ts';
import { PairedTexts, TitledList } from '../../../../site/kit/parts/lists.tsx';
import { Ways } from '../../../../site/kit/parts/ways.tsx';
import { wordsLanguage } from '../../../../site/kit/party.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../../ui/section.tsx';
import type { PartyScope } from '../../../party/schema.ts';
import { FOLLOW_PATH } from '../../follow/followed.ts';
import applyAsideStyles from './apply-aside.module.css';
import { ApplyForm, type ApplyView } from './apply-form.tsx';
import styles from './apply-page.module.css';
import conditionsStyles from './conditions.module.css';
import receivedPageStyles from './received-page.module.css';

export const APPLY_PATH = '/uye-olun';
export const RECEIVED_PATH = '/uye-olun/alindi';

/** Who may join, folded; the form; then what happens afterwards, and other ways to reach the party. */
export function applyPage(scope: PartyScope, form: FormState, view: ApplyView): Page {
  const { t, href, party } = scope;
  const { lead, steps, greeting } = party.membership;
  const lang = wordsLanguage(scope, 'membership');
  const name = t('party:pages.join');
  const canReach = party.phone || party.whatsapp || party.email || party.address;
  const stepNames = ['identity', 'contact', 'work', 'review'].map((step) =>
    t(`apply:step.${step}`),
  );
  return {
    head: {
      title: name,
      description: t('apply:description', { party: party.name }),
      canonical: APPLY_PATH,
      trail: [{ name, path: APPLY_PATH }],
    },
    tags: ['party', ...view.tags],
    main: (
      <div className="wrap">
        <PageHeader
          title={name}
          lead={lead}
          lang={lang}
          rail={
            <>
              {t('apply:railSteps')}
              <br />
              {t('apply:railTime')}
            </>
          }
        />
        <Conditions scope={scope} />
        <div className={`${styles.grid} inset`}>
          <div>
            <FormSteps label={t('apply:steps')} names={stepNames} />
            <ApplyForm scope={scope} form={form} view={view} />
          </div>
          <ApplyAside scope={scope} />
        </div>
        {steps.length > 0 && (
          <section className="sec">
            <SectionHead title={t('apply:how')} />
            <div className="inset">
              <TitledList items={steps} lang={lang} numbered />
            </div>
          </section>
        )}
        {canReach && (
          <section className="sec">
            <SectionHead title={t('apply:reach')}>
              <More href={href('/iletisim')}>{t('apply:offices')}</More>
            </SectionHead>
            <p className={`inset ${styles.note}`}>{t('apply:reachText')}</p>
            <Ways scope={scope} subject={t('apply:subject')} greeting={greeting} />
          </section>
        )}
        <PairedTexts
          lang={lang}
          texts={[
            { title: t('apply:afterwards'), html: view.afterwardsHtml },
            { title: t('apply:privacy'), html: view.privacyHtml },
          ]}
        />
      </div>
    ),
  };
}

/** What happens with the data, beside the form. */
function ApplyAside({ scope }: { scope: PartyScope }) {
  const { t, href } = scope;
  return (
    <aside className={`${applyAsideStyles.aside} corner`} aria-labelledby="bilgileriniz">
      <h2 id="bilgileriniz">{t('apply:aside.title')}</h2>
      <p>{t('apply:aside.text')}</p>
      <ul role="list">
        <li>{t('apply:aside.draft')}</li>
        <li>{t('apply:aside.follow')}</li>
        <li>{t('apply:aside.rights')}</li>
      </ul>
      <p>
        <a href={href(FOLLOW_PATH)}>{t('applicationFollow:ask.title')}</a>
      </p>
      <p>
        <a href={href('/aydinlatma-metni')}>{t('apply:aside.notice')}</a>
      </p>
    </aside>
  );
}

/**
 * The conditions of membership from the law, and the documents that the party requires; folded above
 * the form.
 */
function Conditions({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const { documents } = party.membership;
  return (
    <div className={`${conditionsStyles.conditions} inset`}>
      <details>
        <summary>
          <h2>{t('apply:who')}</h2>
        </summary>
        <p className={`${conditionsStyles.law} corner`}>{t('apply:law')}</p>
        <p className="muted">{t('apply:oneParty')}</p>
      </details>
      {documents.length > 0 && (
        <details>
          <summary>
            <h2>{t('apply:documents')}</h2>
          </summary>
          <ul
            role="list"
            className={conditionsStyles.checklist}
            lang={wordsLanguage(scope, 'membership')}
          >
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/**
 * Follows a sent application. It only repeats the code in the address, so a made-up address shows
 * nothing. `reader`: the sentence that names the branch which reads it.
 */
export function receivedPage(scope: PartyScope, code: string, reader: string | null): Page {
  const { t, href } = scope;
  const name = t('apply:received.title');
  return {
    head: {
      title: name,
      description: t('apply:received.lead'),
      canonical: RECEIVED_PATH,
      noindex: true,
    },
    tags: ['party'],
    isCached: false,
    isPrivate: code !== '',
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('apply:received.lead')} />
        {code && (
          <p className={`inset ${receivedPageStyles.code}`} data-check="apply">
            {t('apply:received.code')} <strong className="num">{code}</strong>
          </p>
        )}
        {reader && <p className="inset onward">{reader}</p>}
        <section className="sec">
          <SectionHead title={t('apply:received.next')} />
          <div className="inset prose">
            <ol role="list">
              <li>{t('apply:received.step1')}</li>
              <li>{t('apply:received.step2')}</li>
              <li>{t('apply:received.step3')}</li>
            </ol>
          </div>
          <p className="inset onward">
            <More href={href(code ? `${FOLLOW_PATH}?kod=${code}` : FOLLOW_PATH)}>
              {t('apply:received.follow')}
            </More>
            <More href={href('/')}>{t('apply:received.home')}</More>
          </p>
        </section>
      </div>
    ),
  };
}
