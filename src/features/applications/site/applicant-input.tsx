import type { ComponentProps } from 'react';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { ChoiceField } from '../../../site/kit/forms/choice-field.tsx';
import { DateField } from '../../../site/kit/forms/date-field.tsx';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { SelectField } from '../../../site/kit/forms/select-field.tsx';
import { TextField } from '../../../site/kit/forms/text-field.tsx';
import type { PageScope } from '../../../site/kit/page.ts';
import { EDUCATIONS } from '../education.ts';
import { APPLICANT_LIMITS, type ApplicantField } from '../form/schema.ts';

type TextName = Exclude<ApplicantField, 'birthDate' | 'city' | 'district' | 'education'>;
/** What differs between the fields that are one text. */
const TEXTS: Record<TextName, Partial<ComponentProps<typeof TextField>>> = {
  name: { autoComplete: 'given-name', maxLength: APPLICANT_LIMITS.name },
  surname: { autoComplete: 'family-name', maxLength: APPLICANT_LIMITS.name },
  tcKimlikNo: { autoComplete: 'off', inputMode: 'numeric', maxLength: 20 },
  tcSerialNumber: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 20,
  },
  email: {
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
    maxLength: APPLICANT_LIMITS.email,
  },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: APPLICANT_LIMITS.phone },
  address: { rows: 3, autoComplete: 'street-address', maxLength: APPLICANT_LIMITS.address },
  occupation: { autoComplete: 'organization-title', maxLength: APPLICANT_LIMITS.occupation },
};
/** The names explain themselves; the province has a list. */
const WITHOUT_HINT: readonly ApplicantField[] = ['name', 'surname', 'city'];

interface ApplicantInputProps {
  scope: PageScope;
  form: FormState;
  /** The district has a component of its own, since its list depends on the province. */
  name: Exclude<ApplicantField, 'district'>;
}

/** The input of one field of an application. */
export function ApplicantInput({ scope: { t, locale }, form, name }: ApplicantInputProps) {
  const hint = WITHOUT_HINT.includes(name) ? undefined : t(`apply:hint.${name}`);
  const field = { form, name, label: t(`applicationFields:${name}`), hint };
  if (name === 'birthDate') return <DateField {...field} {...{ t, locale }} isBirthday />;
  if (name === 'education') {
    const choices = EDUCATIONS.map((value) => ({
      value,
      label: t(`applicationFields:educations.${value}`),
    }));
    return <ChoiceField {...field} choices={choices} />;
  }
  if (name !== 'city') return <TextField {...field} {...TEXTS[name]} />;
  return (
    <SelectField {...field} empty={t('apply:choose')} autoComplete="address-level1">
      {PROVINCES.map(({ plate, name: province }) => (
        <option key={plate} value={plate} lang="tr">
          {province}
        </option>
      ))}
    </SelectField>
  );
}
