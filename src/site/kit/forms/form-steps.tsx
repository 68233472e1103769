import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import steps from './form-steps.module.css';

/** The names of the steps above a form. The script marks the current one. */
export function FormSteps({ label, names }: { label: string; names: string[] }) {
  return (
    <ol role="list" className={steps.steps} aria-label={label} data-steps>
      {names.map((name, index) => (
        <li key={name}>
          <b>{index + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The fields of one step. Without a script all steps are one long form. */
export function FormStep(props: { number: number; title: string; children: ReactNode }) {
  return (
    <section className={steps.step} data-step={props.number}>
      <h2 tabIndex={-1}>
        {props.number}. {props.title}
      </h2>
      {props.children}
    </section>
  );
}

/**
 * The buttons of the steps, beside the one that sends the form. Only the script uses them: without
 * it, and on a form that is shown as a whole, they are not shown.
 */
export function StepButtons({ t }: { t: TFunction }) {
  return (
    <>
      <button className={`btn ${steps.next}`} type="submit">
        {t('site:form.step.next')}
      </button>
      <button className={`btn line ${steps.back}`} type="button" data-back>
        {t('site:form.step.back')}
      </button>
    </>
  );
}
