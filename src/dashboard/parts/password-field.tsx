import { useState } from 'react';
import { useText } from '../language/language.ts';
import { PlainField, type PlainFieldProps } from './plain-field.tsx';
import { ShowButton } from './show-button.tsx';

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<PlainFieldProps, 'type' | 'button'>) {
  const { t } = useText();
  const [visible, setVisible] = useState(false);
  return (
    <PlainField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
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
