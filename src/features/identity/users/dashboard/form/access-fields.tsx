import { Fieldset, Switch } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../../../dashboard/kit/parts/form-section.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { ROLES } from '../../../../../platform/roles.ts';
import { USER_STATUSES, type User } from '../../schema.ts';
import { whyNot } from '../why-not.ts';
import { ChoiceList } from './choice-list.tsx';
import { fieldId, type UserFields } from './user-fields.ts';

/** The role of the user, and whether the user can sign in. */
export function AccessFields({ user }: { user: User | null }) {
  const { t } = useText();
  const { watch, setValue } = useFormContext<UserFields>();
  const ownId = useSessionUser().id;
  const reason = (action: 'changeRole' | 'deactivate') => {
    const key = user && whyNot(user, ownId, action);
    return key ? t(key) : null;
  };
  const shut = reason('deactivate');
  return (
    <FormSection title={t('users:form.access')} text={t('users:form.accessText')}>
      <ChoiceList
        name="role"
        label={t('users:fields.role')}
        reason={reason('changeRole')}
        options={ROLES.map((role) => ({
          value: role,
          label: t(`auth:role.${role}`),
          hint: t(`users:roleHint.${role}`),
        }))}
      />
      <ChoiceList
        name="status"
        label={t('users:fields.status')}
        reason={shut}
        options={USER_STATUSES.map((status) => ({
          value: status,
          label: t(`users:status.${status}`),
          hint: t(`users:statusHint.${status}`),
        }))}
      />
      <Fieldset variant="unstyled" disabled={shut !== null}>
        <Switch
          id={fieldId('panelAccess')}
          label={t('users:fields.panelAccess')}
          description={shut ?? t('users:form.panelHint')}
          checked={watch('panelAccess')}
          onChange={(event) =>
            setValue('panelAccess', event.currentTarget.checked, { shouldDirty: true })
          }
          withThumbIndicator={false}
        />
      </Fieldset>
    </FormSection>
  );
}
