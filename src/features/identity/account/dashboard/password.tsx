import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ErrorSummary, listFaults } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { findPasswordFaults, NO_PASSWORD } from '../../sign-in/dashboard/new-password.ts';
import { NewPasswordFields } from '../../sign-in/dashboard/new-password-fields.tsx';
import { PasswordField } from '../../sign-in/dashboard/password-field.tsx';
import { ownPasswordRoutes } from '../contract.ts';

const ID = 'account';
/** In the order of the fields in the form. */
const IDS = {
  currentPassword: `${ID}-current`,
  password: `${ID}-password`,
  again: `${ID}-again`,
};
const EMPTY = { currentPassword: '', ...NO_PASSWORD };

interface PasswordSectionProps {
  /** Password managers need the e-mail address to know which account the password belongs to. */
  email: string;
  /** Names and e-mail addresses whose words the password must not contain. */
  personal: readonly string[];
  /** Called after the change, when the other sessions have ended. */
  onChanged: () => void;
}

export function PasswordSection({ email, personal, onChanged }: PasswordSectionProps) {
  const { t } = useText();
  const [values, setValues] = useState(EMPTY);
  const label = t('account:password.current');
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () => ({
      ...findPasswordFaults(values, t, personal),
      ...(!values.currentPassword && {
        currentPassword: t('dashboard:validation.required', { field: label }),
      }),
    }),
    send: async () => {
      const { currentPassword, password } = values;
      await call(ownPasswordRoutes.change, { body: { currentPassword, password } });
      setValues(EMPTY);
      toast.success(t('account:password.saved'));
      onChanged();
    },
  });
  const set = (field: keyof typeof EMPTY, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    clearFaults(field);
  };

  return (
    <FormSection title={t('account:password.title')} text={t('account:password.text')}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <ErrorSummary
            title={t('account:password.faults')}
            faults={listFaults(faults, IDS)}
            attempt={attempt}
          />
          <input type="hidden" autoComplete="username" value={email} />
          <PasswordField
            id={IDS.currentPassword}
            label={label}
            fault={faults.currentPassword}
            value={values.currentPassword}
            onChange={(value) => set('currentPassword', value)}
          />
          <NewPasswordFields
            id={ID}
            values={values}
            faults={faults}
            personal={personal}
            onChange={set}
          />
          <Group gap="xs">
            <Button type="submit" loading={busy}>
              {t('account:password.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormSection>
  );
}
