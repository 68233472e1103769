import css from './plain-button.module.css';

/** A button's look without the component library, for links too. */
export const buttonLook = css.button;

interface SubmitButtonProps {
  busy: boolean;
  children: string;
}

/** Submits a form. It is not disabled during the request, so that it can keep the focus. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <button type="submit" className={buttonLook} aria-disabled={busy || undefined}>
      {busy ? <span className="spinner small" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
