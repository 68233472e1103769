import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PlainField, type PlainFieldProps } from '../../../../dashboard/kit/parts/plain-field.tsx';
import { ShowButton } from './show-button.tsx';

interface PasswordFieldProps extends Pick<PlainFieldProps, 'id' | 'label' | 'fault' | 'hint'> {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** Takes the focus when its dialog opens. */
  'data-autofocus'?: boolean;
}

/** A field for the current password of an account. The password can be shown while it is typed. */
export function PasswordField({ onChange, ...field }: PasswordFieldProps) {
  const { t } = useText();
  const [visible, setVisible] = useState(false);
  return (
    <PlainField
      {...field}
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={1024}
      onChange={(event) => onChange(event.currentTarget.value)}
      button={
        <ShowButton
          visible={visible}
          label={t(visible ? 'auth:signIn.hidePassword' : 'auth:signIn.showPassword')}
          onToggle={() => setVisible(!visible)}
        />
      }
    />
  );
}
