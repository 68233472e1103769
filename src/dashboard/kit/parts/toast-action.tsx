import { createContext, type ReactNode, use } from 'react';

/** True in the copy of a message that is only read aloud: it must contain no second button. */
export const SpokenCopy = createContext(false);

interface ToastActionProps {
  children: ReactNode;
  label: string;
  onClick: () => void;
}

/** A message with a button, such as "undo". */
export function ToastAction({ children, label, onClick }: ToastActionProps) {
  return (
    <>
      {children}
      {use(SpokenCopy) ? null : (
        <>
          {' '}
          <button type="button" className="toast-action" onClick={onClick}>
            {label}
          </button>
        </>
      )}
    </>
  );
}

/** A message with a link, which opens beside the page. */
export function ToastLink({
  children,
  label,
  href,
}: Omit<ToastActionProps, 'onClick'> & { href: string }) {
  return (
    <>
      {children}
      {use(SpokenCopy) ? null : (
        <>
          {' '}
          <a className="toast-action" href={href} target="_blank" rel="noopener">
            {label}
          </a>
        </>
      )}
    </>
  );
}
