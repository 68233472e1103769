import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PlainField, type PlainFieldProps } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { useSentWhenComplete } from './second-step.ts';

interface OwnCodeFieldProps extends Pick<PlainFieldProps, 'id' | 'fault' | 'hint' | 'autoFocus'> {
  value: string;
  onChange: (value: string) => void;
  /** The form asks only for the code and is sent when it is complete; the form's attempt. */
  sentFrom?: number;
}

/** A code of the authenticator app or a recovery code, beside the password of the signed-in user. */
export function OwnCodeField({ onChange, sentFrom, ...field }: OwnCodeFieldProps) {
  const { t } = useText();
  const setAndSend = useSentWhenComplete(sentFrom ?? 0);
  return (
    <PlainField
      {...field}
      label={t('auth:code.label')}
      type="text"
      data-code
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      onChange={(event) => {
        if (sentFrom === undefined) onChange(event.currentTarget.value);
        else setAndSend(event, onChange);
      }}
    />
  );
}
