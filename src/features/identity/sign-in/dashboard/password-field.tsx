import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PlainField, type PlainFieldProps } from '../../../../dashboard/kit/parts/plain-field.tsx';

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

interface ShowButtonProps {
  visible: boolean;
  label: string;
  onToggle: () => void;
}

/** The button with the eye in a password field. */
export function ShowButton({ visible, label, onToggle }: ShowButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onToggle}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.6">
          <path d="M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6z" />
          <circle cx="12" cy="12" r="2.75" />
          {visible ? <path d="m4 4 16 16" /> : null}
        </g>
      </svg>
    </button>
  );
}
