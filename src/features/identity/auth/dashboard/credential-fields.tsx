import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PlainField } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { PasswordField } from '../../passwords/dashboard/password-field.tsx';
import type { SignInStep } from './use-sign-in.ts';

export function CredentialFields({ id, form }: SignInStep) {
  const { t } = useText();
  return (
    <>
      <PlainField
        id={`${id}-username`}
        label={t('auth:signIn.email')}
        fault={form.faults.username}
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={form.values.username}
        onChange={(event) => form.set('username', event.currentTarget.value)}
      />
      <PasswordField
        id={`${id}-password`}
        label={t('auth:signIn.password')}
        fault={form.faults.password}
        name="password"
        value={form.values.password}
        onChange={(value) => form.set('password', value)}
      />
    </>
  );
}
