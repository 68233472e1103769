import type { FormEventHandler, ReactNode } from 'react';
import { Fragment } from 'react';
import css from './start-page.module.css';

interface StartFormProps {
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** The form of a page of signing in, or of a dialog that signs in. */
export function StartForm({ onSubmit, children }: StartFormProps) {
  return (
    <form className={css.fields} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}

/** Links and buttons under the form: where those go who cannot go on here. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={css.ways}>{children}</div>;
}

interface WhoseAccountProps {
  /** What each is called, and one or more lines. */
  facts: readonly (readonly [name: string, ...lines: string[]])[];
}

/** Whose account it is that a link was sent for. */
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
