import type { FormEventHandler, ReactNode } from 'react';
import { Fragment } from 'react';
import css from './start-page.module.css';

interface StartFormProps {
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** The form of a sign-in page, or of a sign-in dialog. */
export function StartForm({ onSubmit, children }: StartFormProps) {
  return (
    <form className={css.fields} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** Links and buttons below the form, for users who cannot continue with it. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={css.ways}>{children}</div>;
}

interface WhoseAccountProps {
  /** The name of each fact, and its lines. */
  facts: readonly (readonly [name: string, ...lines: string[]])[];
}

/** The account that a link was sent for. */
export function WhoseAccount({ facts }: WhoseAccountProps) {
  return (
    <dl className={css.whose}>
      {facts.map(([name, first, ...more]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{first}</strong>
          </dd>
          {more.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </Fragment>
      ))}
    </dl>
  );
}
