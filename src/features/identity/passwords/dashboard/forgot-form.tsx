import { useId } from 'react';
import { listFaults } from '../../../../dashboard/kit/form/messages.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { StartForm } from '../../../../dashboard/kit/page/start-form.tsx';
import { ErrorSummary } from '../../../../dashboard/kit/parts/error-summary.tsx';
import { SubmitButton } from '../../../../dashboard/kit/parts/plain-button.tsx';
import { PlainField } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { useSubmit } from '../../../../dashboard/kit/parts/use-submit.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';

interface ForgotFormProps {
  username: string;
  onChange: (username: string) => void;
  onSent: () => void;
}

export function ForgotForm({ username, onChange, onSent }: ForgotFormProps) {
  const { t } = useText();
  const id = useId();
  const { faults, attempt, busy, submit, clearFaults } = useSubmit({
    find: () =>
      username.trim()
        ? {}
        : { username: t('dashboard:validation.required', { field: t('passwords:email') }) },
    send: async () => {
      const body = { username: username.trim() };
      await session.requestOpenly('/api/auth/forgot-password', { method: 'POST', body });
      onSent();
    },
  });
  return (
    <StartForm onSubmit={submit}>
      <ErrorSummary
        title={t('passwords:forgot.problem')}
        faults={listFaults(faults, { username: `${id}-username` })}
        attempt={attempt}
      />
      <PlainField
        id={`${id}-username`}
        label={t('passwords:email')}
        fault={faults.username}
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={username}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          clearFaults('username');
        }}
      />
      <SubmitButton busy={busy}>{t('passwords:forgot.submit')}</SubmitButton>
    </StartForm>
  );
}
