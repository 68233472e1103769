import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PlainField } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { useSentWhenComplete } from '../../two-step/dashboard/use-sent-when-complete.ts';
import type { CodeKind } from './second-step.ts';
import type { SignInStep } from './use-sign-in.ts';

/** The second step: six digits of the app or, without the app, a recovery code. */
export function CodeField({ id, kind, form }: SignInStep & { kind: CodeKind }) {
  const { t } = useText();
  const isApp = kind === 'app';
  const setAndSend = useSentWhenComplete(form.attempt);
  return (
    <PlainField
      id={`${id}-code`}
      label={t(isApp ? 'auth:code.label' : 'auth:code.recoveryLabel')}
      hint={t(isApp ? 'auth:code.hint' : 'auth:code.recoveryHint')}
      fault={form.faults.code}
      name={isApp ? 'code' : 'recovery-code'}
      type="text"
      data-code
      dir="ltr"
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize={isApp ? 'none' : 'characters'}
      spellCheck={false}
      maxLength={40}
      value={form.values.code}
      onChange={(event) => {
        if (isApp) setAndSend(event, (code) => form.set('code', code));
        else form.set('code', event.currentTarget.value);
      }}
    />
  );
}
