import { type ReactNode, type Ref, useId } from 'react';

interface AccountSectionProps {
  title: string;
  text: string;
  /** For who moves the focus there when what had it is gone. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** What it is on one side, its fields on the other; below 900 px one above the other. */
export function AccountSection({ title, text, heading, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className="account-section" aria-labelledby={id}>
      <div className="account-side">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="account-main">{children}</div>
    </section>
  );
}
