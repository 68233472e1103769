import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { FormSteps } from '../../../site/kit/forms/form-steps.tsx';
import type { Page } from '../../../site/kit/page.ts';
import { PairedTexts } from '../../../site/kit/parts/paired-texts.tsx';
import { TitledList } from '../../../site/kit/parts/titled-list.tsx';
import { Ways } from '../../../site/kit/parts/ways.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { PartyScope } from '../../party/schema.ts';
import type { ApplyView } from '../views.ts';
import { ApplyAside } from './apply-aside.tsx';
import { ApplyForm } from './apply-form.tsx';
import styles from './apply-page.module.css';
import { Conditions } from './conditions.tsx';

export const APPLY_PATH = '/uye-olun';

/** Who may join, folded; the form; then what happens afterwards, and other ways to reach the party. */
export function applyPage(scope: PartyScope, form: FormState, view: ApplyView): Page {
  const { t, href, party } = scope;
  const { lead, steps, greeting } = party.membership;
  const lang = wordsLanguage(scope, 'membership');
  const name = t('party:pages.join');
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
        <section className="sec">
          <SectionHead title={t('apply:reach')}>
            <More href={href('/iletisim')}>{t('apply:offices')}</More>
          </SectionHead>
          <p className={`inset ${styles.note}`}>{t('apply:reachText')}</p>
          <Ways scope={scope} subject={t('apply:subject')} greeting={greeting} />
        </section>
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
