import { CheckField } from '../../../site/kit/forms/check-field.tsx';
import formStyles from '../../../site/kit/forms/form.module.css';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import type { LegalText } from '../../legal-texts/schema.ts';
import type { ApplyView } from '../views.ts';
import styles from './agreement-fields.module.css';

interface AgreementFieldsProps {
  scope: PageScope;
  form: FormState;
  texts: ApplyView['texts'];
}

/** The notice, and the two statements that the applicant makes. No box is ticked beforehand. */
export function AgreementFields({ scope, form, texts }: AgreementFieldsProps) {
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
      more={<p className={styles.full}>{linkTo(texts[name])}</p>}
    >
      {texts[name].statement}
    </CheckField>
  );
  return (
    <>
      <div className={styles.review} data-review data-change={t('site:form.step.change')} hidden>
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
