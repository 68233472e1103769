import { use } from 'react';
import { toast } from 'react-hot-toast/headless';
import { say, useText } from '../language/language.ts';
import { rawError, ShownError } from '../session/api-error.ts';
import css from './failure.module.css';
import { SpokenCopy } from './toast-action.tsx';

/** The message of an error for users: the general sentence, if it has none. */
export const messageOf = (error: unknown): string =>
  error instanceof ShownError ? error.message : say('dashboard:failure.generic');

interface FailureProps {
  error: unknown;
  /** Words that fit better than the message of the error. */
  instead?: string | undefined;
}

/** The message of an error and, if it has none for users, the raw error behind "details". */
export function Failure({ error, instead }: FailureProps) {
  return (
    <>
      <span>{instead ?? messageOf(error)}</span>
      {instead ? null : <ErrorDetails raw={rawError(error)} />}
    </>
  );
}

/** The raw error, shown on request; nothing without one. */
export function ErrorDetails({ raw }: { raw: string | undefined }) {
  const { t } = useText();
  // In the copy of a message that is only read aloud there is nothing to open.
  if (use(SpokenCopy) || !raw) return null;
  return (
    <details className={css.details}>
      <summary>{t('dashboard:failure.details')}</summary>
      <code dir="ltr" lang="en">
        {raw}
      </code>
    </details>
  );
}

/** The place of an action that failed; screen readers announce it. */
export const FieldFailure = (props: FailureProps) => (
  <div className="field-fault" role="alert">
    <Failure {...props} />
  </div>
);

export const showFailure = (error: unknown): void => {
  toast.error(<Failure error={error} />);
};
