import { DraftButton } from '../../../../site/kit/forms/draft-button.tsx';
import { CheckField } from '../../../../site/kit/forms/fields.tsx';
import formStyles from '../../../../site/kit/forms/form.module.css';
import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { FormStep, StepButtons } from '../../../../site/kit/forms/form-steps.tsx';
import { PublicForm } from '../../../../site/kit/forms/public-form.tsx';
import type { PageScope } from '../../../../site/kit/page.ts';
import { branchName, type Place, type Readers } from '../../../branches/schema.ts';
import type { LegalText } from '../../../legal-texts/contract.ts';
import type { PartyScope } from '../../../party/schema.ts';
import { APPLY_FIELDS } from '../fields.ts';
import agreementFieldsStyles from './agreement-fields.module.css';
import { ApplicantInput, DistrictField } from './inputs.tsx';

/** What the membership page shows besides the party's data. */
export interface ApplyView {
  texts: { notice: LegalText; consent: LegalText; declaration: LegalText };
  /** Rendered Markdown. */
  afterwardsHtml: string;
  privacyHtml: string;
  /** Who reads what comes from which place; null: the party has no branches. */
  readers: Readers | null;
  /** The branch that reads it, if a province is chosen; null: the party. */
  reader: Place | null;
  /** Cache tags of the legal texts and the branches. */
  tags: string[];
}

interface ApplyFormProps {
  scope: PartyScope;
  form: FormState;
  view: ApplyView;
}

/** The membership form in four steps. Without a script it is one long form. */
export function ApplyForm({ scope, form, view }: ApplyFormProps) {
  const { t } = scope;
  return (
    <PublicForm
      scope={scope}
      form={form}
      submit={t('apply:send')}
      beside={
        <>
          <StepButtons t={t} />
          <DraftButton t={t} restored={t('apply:restored')} />
        </>
      }
      check={{ name: 'apply', fields: APPLY_FIELDS, isStepped: true }}
    >
      <FormStep number={1} title={t('apply:step.identity')}>
        <IdentityFields scope={scope} form={form} />
      </FormStep>
      <FormStep number={2} title={t('apply:step.contact')}>
        <ContactFields scope={scope} form={form} view={view} />
      </FormStep>
      <FormStep number={3} title={t('apply:step.work')}>
        <WorkFields scope={scope} form={form} />
      </FormStep>
      <FormStep number={4} title={t('apply:step.review')}>
        <AgreementFields scope={scope} form={form} texts={view.texts} />
      </FormStep>
    </PublicForm>
  );
}

function WorkFields(shown: { scope: PageScope; form: FormState }) {
  return (
    <>
      <ApplicantInput {...shown} name="occupation" />
      <ApplicantInput {...shown} name="education" />
    </>
  );
}

function IdentityFields(shown: { scope: PageScope; form: FormState }) {
  return (
    <>
      <div className={formStyles.two}>
        <ApplicantInput {...shown} name="name" />
        <ApplicantInput {...shown} name="surname" />
      </div>
      <ApplicantInput {...shown} name="birthDate" />
      <ApplicantInput {...shown} name="tcKimlikNo" />
      <ApplicantInput {...shown} name="tcSerialNumber" />
    </>
  );
}

interface AgreementFieldsProps {
  scope: PageScope;
  form: FormState;
  texts: ApplyView['texts'];
}

/** The notice, and the two statements that the applicant makes. No box is ticked beforehand. */
function AgreementFields({ scope, form, texts }: AgreementFieldsProps) {
  const { t, href, locale } = scope;
  const langOf = ({ lang }: LegalText) => (lang === locale ? undefined : lang);
  const linkTo = (text: LegalText) => (
    <a href={href(text.path)} target="_blank" rel="noopener" lang={langOf(text)}>
      {text.title}
    </a>
  );
  const statement = (name: 'declaration' | 'consent') => (
    <CheckField
      form={form}
      name={name}
      lang={langOf(texts[name])}
      more={<p className={agreementFieldsStyles.full}>{linkTo(texts[name])}</p>}
    >
      {texts[name].statement}
    </CheckField>
  );
  return (
    <>
      <div
        className={agreementFieldsStyles.review}
        data-review
        data-change={t('site:form.step.change')}
        hidden
      >
        <p>{t('apply:reviewText')}</p>
        <dl />
      </div>
      <p className={formStyles.note}>
        {t('apply:noticeText')} {linkTo(texts.notice)}
      </p>
      {statement('declaration')}
      {statement('consent')}
      <input type="hidden" name="noticeShown" value={texts.notice.ref} />
      <input type="hidden" name="consentShown" value={texts.consent.ref} />
      <input type="hidden" name="declarationShown" value={texts.declaration.ref} />
    </>
  );
}

interface ContactFieldsProps extends Pick<ApplyFormProps, 'form' | 'view'> {
  scope: PageScope;
}

function ContactFields({ view, ...shown }: ContactFieldsProps) {
  return (
    <>
      <ApplicantInput {...shown} name="email" />
      <ApplicantInput {...shown} name="phone" />
      <ApplicantInput {...shown} name="city" />
      <DistrictField {...shown} />
      {view.readers && <Reader {...shown} readers={view.readers} reader={view.reader} />}
      <ApplicantInput {...shown} name="address" />
    </>
  );
}

interface ReaderProps extends Pick<ApplyView, 'reader'> {
  scope: PageScope;
  form: FormState;
  readers: Readers;
}

/**
 * The branch that will read the application. A script names another one as soon as another place is
 * chosen; without a script the page after the form says it.
 */
function Reader({ scope: { t }, form, readers, reader }: ReaderProps) {
  const place = '{{place}}';
  const names = {
    province: t('branches:name.province', { place }),
    district: t('branches:name.district', { place }),
    national: t('branches:name.national'),
  };
  return (
    <p
      className={formStyles.note}
      role="status"
      hidden={!form.values.city}
      data-readers={JSON.stringify({ ...readers, names })}
    >
      {t('branches:form.reader')} <b>{reader ? branchName(t, reader) : names.national}</b>
    </p>
  );
}
