import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/language/language.ts';
import { ErrorSummary } from '../../../../dashboard/parts/error-summary.tsx';
import {
  findPasswordFaults,
  type NewPasswordFaults,
  NO_PASSWORD,
} from '../../../../dashboard/parts/new-password.ts';
import { NewPasswordFields } from '../../../../dashboard/parts/new-password-fields.tsx';
import { PasswordField } from '../../../../dashboard/parts/password-field.tsx';
import { ApiError } from '../../../../dashboard/session/api-error.ts';
import { AccountSection } from '../account-section.tsx';
import { changePassword } from './change-password.ts';

const ID = 'account';
const EMPTY = { current: '', ...NO_PASSWORD };
type Faults = NewPasswordFaults & { current?: string; form?: string };

interface PasswordSectionProps {
  /** Tells password managers whose password it is. */
  email: string;
  /** The other sessions are closed. */
  onChanged: () => void;
}

export function PasswordSection({ email, onChanged }: PasswordSectionProps) {
  const { t } = useText();
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const set = (field: keyof typeof EMPTY, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _gone, form: _form, ...rest }) => rest);
  };
  const fail = (found: Faults) => {
    setFaults(found);
    setAttempt((count) => count + 1);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const found: Faults = findPasswordFaults(values, t);
    if (!values.current)
      found.current = t('dashboard:validation.required', { field: t('account:password.current') });
    if (Object.keys(found).length > 0) return fail(found);
    underWay.current = true;
    setBusy(true);
    try {
      await changePassword(values.current, values.password);
      setValues(EMPTY);
      setFaults({});
      toast.success(t('account:password.saved'));
      onChanged();
    } catch (error) {
      const { currentPassword, password } = error instanceof ApiError ? error.fields : {};
      const atFields = {
        ...(currentPassword && { current: currentPassword }),
        ...(password && { password }),
      };
      const known = Object.keys(atFields).length > 0;
      fail(known ? atFields : { form: (error as Error).message });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  const listed = (['form', 'current', 'password', 'again'] as const).flatMap((field) => {
    const message = faults[field];
    if (!message) return [];
    return field === 'form' ? [{ message }] : [{ target: `${ID}-${field}`, message }];
  });
  return (
    <AccountSection title={t('account:password.title')} text={t('account:password.text')}>
      <form className="account-form" noValidate onSubmit={submit}>
        <ErrorSummary title={t('account:password.faults')} faults={listed} attempt={attempt} />
        <input type="hidden" autoComplete="username" value={email} />
        <PasswordField
          id={`${ID}-current`}
          label={t('account:password.current')}
          fault={faults.current}
          autoComplete="current-password"
          maxLength={1024}
          value={values.current}
          onChange={(event) => set('current', event.currentTarget.value)}
        />
        <NewPasswordFields id={ID} values={values} faults={faults} onChange={set} />
        <div className="account-actions">
          <Button type="submit" loading={busy}>
            {t('account:password.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
