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
