import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../../dashboard/kit/parts/form-section.tsx';
import { NewPasswordFields } from '../../../passwords/dashboard/new-password-fields.tsx';
import { personalTexts } from '../../../passwords/dashboard/personal-texts.ts';
import { ChoiceList } from './choice-list.tsx';
import type { UserFields } from './user-fields.ts';

/** How a new user signs in for the first time. */
export function FirstEntry() {
  const { t } = useText();
  const { watch, setValue, formState } = useFormContext<UserFields>();
  const { errors, isSubmitted } = formState;
  const [entry, status, panelAccess, password, again, username, email, name, surname] = watch([
    'entry',
    'status',
    'panelAccess',
    'password',
    'again',
    'username',
    'email',
    'name',
    'surname',
  ]);
  const isShut = status === 'inactive' || !panelAccess;
  return (
    <FormSection title={t('users:form.entry')} text={t('users:form.entryText')}>
      <ChoiceList
        name="entry"
        label={t('users:form.entryChoice')}
        options={(['invitation', 'password'] as const).map((way) => ({
          value: way,
          label: t(`users:form.${way}`),
          hint: t(`users:form.${way}Hint`),
        }))}
      />
      {entry === 'invitation' && isShut ? (
        <p className="soft" role="status">
          {t('users:form.noInvitationYet')}
        </p>
      ) : null}
      {entry === 'password' ? (
        <NewPasswordFields
          id="user"
          values={{ password, again }}
          faults={{
            ...(errors.password?.message ? { password: errors.password.message } : {}),
            ...(errors.again?.message ? { again: errors.again.message } : {}),
          }}
          personal={personalTexts({ username, email, name, surname })}
          onChange={(field, value) =>
            setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted })
          }
        />
      ) : null}
    </FormSection>
  );
}
