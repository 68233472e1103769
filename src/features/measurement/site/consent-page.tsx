import { ChoiceField } from '../../../site/kit/forms/choice-field.tsx';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../site/kit/forms/public-form.tsx';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { OwnText } from '../../static-pages/operations.server.ts';
import { STATIC_PAGES_TAG } from '../../static-pages/schema.ts';
import { type Choice, CONSENT_PATH } from '../consent.ts';

const pageOf = ({ t }: PageScope, title: string, main: Page['main']): Page => ({
  head: {
    title,
    description: t('measurement:consent.text'),
    canonical: CONSENT_PATH,
    noindex: true,
    trail: [{ name: title, path: CONSENT_PATH }],
  },
  tags: ['party', STATIC_PAGES_TAG],
  main: <div className="wrap">{main}</div>,
});

/**
 * The question whether visits may be measured, for browsers that run no scripts, and what the party has
 * written about it.
 */
export function consentPage(scope: PageScope, form: FormState, own: OwnText | null): Page {
  const { t, href } = scope;
  const title = t('measurement:consent.change');
  return pageOf(
    scope,
    title,
    <>
      <PageHeader title={title} lead={t('measurement:consent.text')} />
      <div className="inset">
        <PublicForm
          scope={scope}
          form={form}
          submit={t('measurement:consentPage.save')}
          beside={<More href={href('/')}>{t('site:error.home')}</More>}
        >
          <ChoiceField
            form={form}
            name="choice"
            label={t('measurement:consent.title')}
            hint={t('measurement:consent.details')}
            choices={[
              { value: 'agreed', label: t('measurement:consentPage.agree') },
              { value: 'refused', label: t('measurement:consentPage.refuse') },
            ]}
          />
        </PublicForm>
      </div>
      {own ? (
        <section className="sec" lang={own.lang}>
          <SectionHead title={own.title} />
          <div className="prose plain inset" {...rawHtml(writtenHtml(t, own.html))} />
        </section>
      ) : null}
    </>,
  );
}

/** The message after the choice was saved. */
export function consentSavedPage(scope: PageScope, choice: Choice): Page {
  const { t, href } = scope;
  const title = t('measurement:consentPage.saved');
  return pageOf(
    scope,
    title,
    <>
      <PageHeader title={title} lead={t(`measurement:consentPage.${choice}`)} />
      <p className="inset onward">
        <More href={href('/')}>{t('site:error.home')}</More>{' '}
        <More href={href(CONSENT_PATH)}>{t('measurement:consentPage.again')}</More>
      </p>
    </>,
  );
}
