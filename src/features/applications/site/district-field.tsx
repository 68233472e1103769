import {
  classOfField,
  describedBy,
  FieldError,
  type FieldProps,
  Hint,
} from '../../../site/kit/forms/field.tsx';
import { type FormState, fieldId, isRefused } from '../../../site/kit/forms/form-state.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import styles from './district-field.module.css';
import { AllDistricts } from './district-options.tsx';

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
        className={isWhole ? undefined : styles.scripted}
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
      </select>
      {!isWhole && (
        <noscript>
          <select name={name} aria-label={label}>
            {all}
          </select>
        </noscript>
      )}
      <FieldError form={form} name={name} />
    </div>
  );
}
