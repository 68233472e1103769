import css from './plain-button.module.css';

/** The look of a button without the component library, for links too. */
export const buttonLook = css.button;

interface SubmitButtonProps {
  busy: boolean;
  children: string;
}

/** Sends a form. While it is sent the button can keep the focus, so it is not disabled. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={buttonLook} aria-disabled={busy || undefined}>
      {busy ? <span className="spinner small" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
