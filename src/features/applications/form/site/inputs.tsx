import type { ComponentProps } from 'react';
import { districtsOf } from '../../../../platform/places/districts.ts';
import { PROVINCES } from '../../../../platform/places/provinces.ts';
import { DateField } from '../../../../site/kit/forms/date-field.tsx';
import {
  ChoiceField,
  classOfField,
  describedBy,
  FieldError,
  type FieldProps,
  Hint,
  SelectField,
  TextField,
} from '../../../../site/kit/forms/fields.tsx';
import { type FormState, fieldId, isRefused } from '../../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { EDUCATIONS } from '../../education.ts';
import { APPLICANT_LIMITS, type ApplicantField } from '../schema.ts';

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
  if (name === 'birthDate') return <DateField {...field} t={t} locale={locale} isBirthday />;
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

interface DistrictFieldProps {
  scope: PageScope;
  form: FormState;
}

/**
 * The district of the chosen province. The script fills the list for the province; until then it is
 * disabled. Without a script, `noscript` has one list of all districts: browsers with a script do not
 * make elements of it, so that the page stays light. A refused form always has the list of all: it
 * may have been refused because its script could not be loaded.
 */
export function DistrictField({ scope: { t }, form }: DistrictFieldProps) {
  const name = 'district';
  const label = t(`applicationFields:${name}`);
  const hint = t('apply:hint.district');
  const props: FieldProps = { form, name, label, hint };
  const isWhole = isRefused(form);
  const all = (
    <>
      <option value="">{t('apply:choose')}</option>
      <AllDistricts />
    </>
  );
  return (
    <div className={classOfField({ form, name })}>
      <label htmlFor={fieldId(name)}>{label}</label>
      <Hint name={name} hint={hint} />
      <select
        data-scripted={isWhole ? undefined : ''}
        id={fieldId(name)}
        name={name}
        disabled={!isWhole}
        autoComplete="address-level2"
        data-districts={t('apply:cityFirst')}
        defaultValue={form.values[name]}
        aria-invalid={form.errors[name] ? true : undefined}
        {...describedBy(props)}
      >
        {isWhole ? all : <option value="">{t('apply:cityFirst')}</option>}
        {/* From an address with a place: the script keeps it in the list of the province. */}
        {!isWhole && form.values[name] && <option lang="tr">{form.values[name]}</option>}
      </select>
      {!isWhole && (
        <noscript>
          <select name={name} aria-label={label} defaultValue={form.values[name]}>
            {all}
          </select>
        </noscript>
      )}
      <FieldError form={form} name={name} />
    </div>
  );
}

/** The districts of a province, for a list. `lang` is left out in a group that has it. */
export const DistrictOptions = ({ city, lang }: { city: number; lang?: 'tr' }) =>
  districtsOf(city).map((district) => (
    <option key={district} lang={lang}>
      {district}
    </option>
  ));

/** The districts of all provinces, for a list that needs no script. */
export const AllDistricts = () =>
  PROVINCES.map(({ plate, name }) => (
    <optgroup key={plate} label={name} lang="tr">
      <DistrictOptions city={plate} />
    </optgroup>
  ));
