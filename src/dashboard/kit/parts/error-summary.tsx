import { useEffect, useRef } from 'react';
import { goToField } from '../form/use-reveal.ts';
import { useText } from '../language/language.ts';
import css from './error-summary.module.css';
import { ErrorDetails } from './failure.tsx';

export interface FieldFault {
  /** `id` of the field that the entry links to; left out for an error of the whole form. */
  target?: string | undefined;
  message: string;
  /** The raw error, shown on request. */
  details?: string | undefined;
}

interface ErrorSummaryProps {
  title: string;
  faults: FieldFault[];
  /** Changes with every attempt, so that a repeated error takes the focus again. */
  attempt: number;
}

/** Shown above a form after a failed attempt; takes the focus and links to each field. */
export function ErrorSummary({ title, faults, attempt }: ErrorSummaryProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const shown = faults.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes the focus once more
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  useEffect(() => {
    if (!shown) return;
    const plain = document.title;
    document.title = t('dashboard:failure.pageWithFaults', { title: plain });
    return () => {
      document.title = plain;
    };
  }, [shown, t]);
  if (!shown) return null;

  return (
    <div className={css.summary} role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul role="list">
        {faults.map(({ target, message, details }) => (
          <li key={(target ?? '') + message}>
            {target ? (
              <a href={`#${target}`} onClick={(event) => goToField(event, target)}>
                {message}
              </a>
            ) : (
              <>
                <span>{message}</span>
                <ErrorDetails raw={details} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The error messages of fields, by their paths (`cover.alt` for nested ones). */
export type Messages = Partial<Record<string, string>>;

/**
 * The messages for the summary above a form: first those of no field, then those of the fields with
 * these ids, in this order, which is the reading order. `details` is the raw error of the form.
 */
export function listFaults(
  { details, ...messages }: Messages,
  ids: Record<string, string>,
): FieldFault[] {
  const ofNoField = Object.keys(messages).filter((field) => !(field in ids));
  return [...ofNoField, ...Object.keys(ids)].flatMap((field) => {
    const message = messages[field];
    return message ? [{ target: ids[field], message, ...(field === 'form' && { details }) }] : [];
  });
}
