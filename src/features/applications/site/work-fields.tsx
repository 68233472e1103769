import { ChoiceField } from '../../../site/kit/forms/choice-field.tsx';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { TextField } from '../../../site/kit/forms/text-field.tsx';
import type { PageScope } from '../../../site/kit/page.ts';
import { EDUCATIONS } from '../education.ts';
import { APPLICANT_LIMITS } from '../form/schema.ts';

export function WorkFields({ scope, form }: { scope: PageScope; form: FormState }) {
  const { t } = scope;
  return (
    <>
      <TextField
        form={form}
        name="occupation"
        label={t('applicationFields:occupation')}
        hint={t('apply:hint.occupation')}
        autoComplete="organization-title"
        maxLength={APPLICANT_LIMITS.occupation}
      />
      <ChoiceField
        form={form}
        name="education"
        label={t('applicationFields:education')}
        hint={t('apply:hint.education')}
        choices={EDUCATIONS.map((value) => ({ value, label: t(`apply:education.${value}`) }))}
      />
    </>
  );
}
