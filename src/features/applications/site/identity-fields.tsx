import { DateField } from '../../../site/kit/forms/date-field.tsx';
import styles from '../../../site/kit/forms/form.module.css';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { TextField } from '../../../site/kit/forms/text-field.tsx';
import type { PageScope } from '../../../site/kit/page.ts';
import { APPLICANT_LIMITS } from '../form/schema.ts';

export function IdentityFields({ scope, form }: { scope: PageScope; form: FormState }) {
  const { t, locale } = scope;
  const field = (name: string) => ({ form, name, label: t(`applicationFields:${name}`) });
  return (
    <>
      <div className={styles.two}>
        <TextField {...field('name')} autoComplete="given-name" maxLength={APPLICANT_LIMITS.name} />
        <TextField
          {...field('surname')}
          autoComplete="family-name"
          maxLength={APPLICANT_LIMITS.name}
        />
      </div>
      <DateField
        {...field('birthDate')}
        {...{ t, locale }}
        isBirthday
        hint={t('apply:hint.birthDate')}
      />
      <TextField
        {...field('tcKimlikNo')}
        hint={t('apply:hint.tcKimlikNo')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        {...field('tcSerialNumber')}
        hint={t('apply:hint.tcSerialNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    </>
  );
}
